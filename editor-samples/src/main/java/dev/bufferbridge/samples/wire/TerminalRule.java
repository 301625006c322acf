package dev.bufferbridge.samples.wire;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A terminal is released exactly once and not used afterwards. */
final class TerminalRule implements WireRule {

    private final Set<String> open = new LinkedHashSet<>();

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR) {
            if (request != null
                    && request.isCall("terminal/create")
                    && message.json().has("result")) {
                open.add(message.result().path("terminalId").asText());
            }
            return;
        }
        switch (message.method()) {
            case "terminal/output", "terminal/wait_for_exit", "terminal/kill" -> {
                String id = message.params().path("terminalId").asText();
                if (!open.contains(id)) {
                    complain.accept(message.method() + " names " + id + ", which is not an open terminal");
                }
            }
            case "terminal/release" -> {
                String id = message.params().path("terminalId").asText();
                if (!open.remove(id)) {
                    complain.accept("terminal/release names " + id + ", which is not an open terminal");
                }
            }
            default -> {}
        }
    }

    @Override
    public void end(Consumer<String> complain) {
        open.forEach(id -> complain.accept("terminal " + id + " was never released"));
    }
}
