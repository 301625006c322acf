package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a prepared call may go on, before any side effect (rows P-018, P-019; contracts.md 1.4). The host's rules; the question to a person is
 * {@link PermissionPrompt}.
 */
@FunctionalInterface
public interface ExecutionPolicy {

    Decision check(Request request);

    /** Everything is let through. */
    static ExecutionPolicy allowAll() {
        return request -> Decision.allow();
    }

    /**
     * @param arguments as given by the brain
     * @param preview what the call will do; decide by its kind, which is the tool's except when it is only asked whether a file may be read
     */
    record Request(ToolDefinition tool, ObjectNode arguments, CallPreview preview, ToolContext context) {}

    /** The answer. */
    sealed interface Decision {

        /** Go on without asking anybody. */
        record Allow() implements Decision {}

        /** Go on with other arguments; the call is prepared again with them. */
        record Modify(ObjectNode arguments) implements Decision {}

        /** Go on only if a person agrees. */
        record Ask(@Nullable String reason) implements Decision {}

        /** Do not run; {@code reason} is shown to the model and says what to do instead. */
        record Deny(String reason) implements Decision {}

        static Decision allow() {
            return new Allow();
        }

        static Decision ask() {
            return new Ask(null);
        }

        static Decision deny(String reason) {
            return new Deny(reason);
        }
    }
}
