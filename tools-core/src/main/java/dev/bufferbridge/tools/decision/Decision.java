package dev.bufferbridge.tools.decision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * A person's answer to one pending question.
 *
 * @param outcome one of the four; not {@code CANCELLED}
 * @param reason at most 2 KiB
 * @param modifiedArguments what the tool shall be run with instead; only for tool approvals that are allowed
 * @param elicitation what the person answered; only for elicitations that are allowed
 */
public record Decision(
        String approvalId,
        Outcome outcome,
        @Nullable String reason,
        @Nullable ObjectNode modifiedArguments,
        @Nullable JsonNode elicitation) {

    public static Decision of(String approvalId, Outcome outcome) {
        return new Decision(approvalId, outcome, null, null, null);
    }

    boolean allows() {
        return outcome == Outcome.ALLOW_ONCE || outcome == Outcome.ALLOW_FOR_RUN;
    }

    boolean isForRun() {
        return outcome == Outcome.ALLOW_FOR_RUN || outcome == Outcome.REJECT_FOR_RUN;
    }
}
