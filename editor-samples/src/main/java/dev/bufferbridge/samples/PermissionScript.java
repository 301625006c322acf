package dev.bufferbridge.samples;

import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import java.util.concurrent.atomic.AtomicInteger;

/** How the person at the editor answers when a tool asks. May be called on several threads at once. */
@FunctionalInterface
public interface PermissionScript {

    PermissionAnswer answer(RequestPermissionRequest request);

    /** Always the option with this id, whether it was offered or not. */
    static PermissionScript always(String optionId) {
        return request -> PermissionAnswer.select(optionId);
    }

    /** The first option of that kind; refuses the request with an error when none was offered. */
    static PermissionScript kind(PermissionOption.Kind kind) {
        return request -> request.options().stream()
                .filter(option -> option.kind().equals(kind))
                .findFirst()
                .map(option -> PermissionAnswer.select(option.optionId()))
                .orElseGet(() -> PermissionAnswer.fail(-32602, "No option of kind " + kind.value() + " was offered"));
    }

    /** One answer after the other; the last one for good. */
    static PermissionScript inTurn(PermissionAnswer... answers) {
        AtomicInteger next = new AtomicInteger();
        return request -> answers[Math.min(next.getAndIncrement(), answers.length - 1)];
    }

    /** Leaves each request open; the test answers through {@link PermissionDesk}. */
    static PermissionScript hold() {
        return request -> PermissionAnswer.hold();
    }
}
