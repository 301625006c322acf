package dev.bufferbridge.tools.decision;

import org.jspecify.annotations.Nullable;

/**
 * A question that waits for an answer.
 *
 * @param approvalId names it, at most 128 characters
 * @param toolCallId the call that waits, if one does
 * @param reason why it is asked
 */
public record PendingDecision(
        String approvalId, Kind kind, @Nullable String toolCallId, DecisionScope scope, String reason) {

    /** What is asked for. */
    public enum Kind {
        /** Leave to run a tool. */
        TOOL_APPROVAL,
        /** Something that only a person knows. */
        ELICITATION
    }
}
