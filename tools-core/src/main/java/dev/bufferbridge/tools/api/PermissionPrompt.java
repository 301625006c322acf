package dev.bufferbridge.tools.api;

import org.jspecify.annotations.Nullable;

/** Asks a person, or whoever stands for one, whether a prepared call may run. Blocks until answered, cancelled or timed out; never throws. */
@FunctionalInterface
public interface PermissionPrompt {

    Answer ask(Question question);

    /** Nobody is there to ask. */
    static PermissionPrompt denyAll() {
        return question -> new Answer(Outcome.REJECT_ONCE, "approval required, and nobody can be asked");
    }

    /**
     * @param preview exactly what will be done
     * @param reason why it is asked, or null
     */
    record Question(
            ToolDefinition tool,
            CallPreview preview,
            @Nullable String reason,
            ToolContext context) {}

    /** @param reason why it was refused, or null */
    record Answer(Outcome outcome, @Nullable String reason) {

        public boolean allowed() {
            return outcome == Outcome.ALLOW_ONCE || outcome == Outcome.ALLOW_FOR_RUN;
        }
    }

    /** The four outcomes (row L-040), and the end of the whole turn. */
    enum Outcome {
        ALLOW_ONCE,
        ALLOW_FOR_RUN,
        REJECT_ONCE,
        REJECT_FOR_RUN,
        /** The turn was cancelled while the question was open. */
        CANCELLED
    }
}
