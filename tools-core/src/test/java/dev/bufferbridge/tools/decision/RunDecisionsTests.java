package dev.bufferbridge.tools.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.decision.PendingDecision.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class RunDecisionsTests {

    private static final DecisionScope DELETE_A = scope("delete", "a");

    private final RunDecisions run = new RunDecisions(Limits.defaults());

    @ParameterizedTest
    @Row("L-040")
    @EnumSource(names = {"ALLOW_ONCE", "REJECT_ONCE"})
    void aDecisionForOnceIsNotRemembered(Outcome outcome) throws Exception {
        run.open(approval("1", DELETE_A));
        run.decide(run.version(), List.of(Decision.of("1", outcome)));

        assertEquals(Optional.empty(), run.forRun(DELETE_A));
        assertEquals(List.of(), run.pending());
    }

    @ParameterizedTest
    @Row("L-040")
    @EnumSource(names = {"ALLOW_FOR_RUN", "REJECT_FOR_RUN"})
    void aDecisionForTheRunHoldsForExactlyThatUntilTheRunEnds(Outcome outcome) throws Exception {
        run.open(approval("1", DELETE_A));
        run.decide(run.version(), List.of(Decision.of("1", outcome)));

        assertEquals(Optional.of(outcome), run.forRun(DELETE_A));
        assertEquals(Optional.empty(), run.forRun(scope("delete", "b")));
        assertEquals(Optional.empty(), run.forRun(scope("move", "a")));

        run.end();

        assertEquals(Optional.empty(), run.forRun(DELETE_A));
    }

    @Test
    @Row("L-040")
    void aDecisionWithOtherArgumentsHoldsForAnyAndARejectionWins() throws Exception {
        run.open(approval("1", DELETE_A));
        run.open(approval("2", scope("delete", "b")));
        run.decide(
                run.version(),
                List.of(
                        new Decision("1", Outcome.ALLOW_FOR_RUN, null, arguments("c"), null),
                        Decision.of("2", Outcome.REJECT_FOR_RUN)));

        assertEquals(Optional.of(Outcome.ALLOW_FOR_RUN), run.forRun(DELETE_A));
        assertEquals(Optional.of(Outcome.REJECT_FOR_RUN), run.forRun(scope("delete", "b")));
    }

    @Test
    @Row("L-041")
    void aBatchMayLeaveQuestionsOpen() throws Exception {
        run.open(approval("1", DELETE_A));
        run.open(approval("2", DELETE_A));
        run.decide(run.version(), List.of(Decision.of("2", Outcome.ALLOW_ONCE)));

        assertEquals(List.of(approval("1", DELETE_A)), run.pending());
    }

    @Test
    @Row("L-041")
    void aBatchWithOneBadAnswerChangesNothing() throws Exception {
        run.open(approval("1", DELETE_A));
        run.open(approval("2", DELETE_A));
        run.open(new PendingDecision("q", Kind.ELICITATION, null, DELETE_A, "which one?"));
        Decision good = Decision.of("1", Outcome.ALLOW_FOR_RUN);

        assertEquals("ERR_PRISM_DECISION_UNKNOWN", refusal(good, Decision.of("of another run", Outcome.ALLOW_ONCE)));
        assertEquals("ERR_PRISM_DECISION_DUPLICATE", refusal(good, good));
        assertEquals("ERR_PRISM_DECISION_INVALID", refusal(good, Decision.of("2", Outcome.CANCELLED)));
        assertEquals("ERR_PRISM_DECISION_INVALID", refusal(good, Decision.of("q", Outcome.ALLOW_ONCE)));
        assertEquals(
                "ERR_PRISM_DECISION_INVALID",
                refusal(good, new Decision("2", Outcome.ALLOW_ONCE, null, null, TextNode.valueOf("x"))));
        assertEquals(
                "ERR_PRISM_DECISION_INVALID",
                refusal(good, new Decision("2", Outcome.REJECT_ONCE, null, arguments("b"), null)));
        assertEquals(
                "ERR_PRISM_DECISION_INVALID",
                refusal(good, new Decision("q", Outcome.ALLOW_ONCE, null, arguments("b"), TextNode.valueOf("x"))));
        assertEquals(
                "ERR_PRISM_DECISION_LIMIT",
                refusal(good, new Decision("2", Outcome.REJECT_ONCE, "é".repeat(1_025), null, null)));

        assertEquals(3, run.pending().size());
        assertEquals(Optional.empty(), run.forRun(DELETE_A));
    }

    @Test
    @Row("L-041")
    void unknownAndForeignIdsGiveTheSameError() throws Exception {
        RunDecisions other = new RunDecisions(Limits.defaults());
        other.open(approval("theirs", DELETE_A));

        assertEquals(
                message(Decision.of("theirs", Outcome.ALLOW_ONCE)),
                message(Decision.of("nobody's", Outcome.ALLOW_ONCE)));
    }

    @Test
    @Row("L-041")
    void answersToOlderQuestionsAreStale() throws Exception {
        run.open(approval("1", DELETE_A));
        long seen = run.version();
        run.open(approval("2", DELETE_A));

        DecisionException refused = assertThrows(
                DecisionException.class, () -> run.decide(seen, List.of(Decision.of("1", Outcome.ALLOW_ONCE))));

        assertEquals("ERR_PRISM_DECISION_STALE", refused.code());
        assertEquals(2, run.pending().size());
    }

    @Test
    @Row("L-041")
    void anElicitationIsAnsweredWithItsPayloadOrRejected() throws Exception {
        run.open(new PendingDecision("1", Kind.ELICITATION, null, DELETE_A, "which?"));
        run.open(new PendingDecision("2", Kind.ELICITATION, null, DELETE_A, "which?"));
        run.decide(
                run.version(),
                List.of(
                        new Decision("1", Outcome.ALLOW_ONCE, null, null, TextNode.valueOf("this")),
                        Decision.of("2", Outcome.REJECT_ONCE)));

        assertEquals(List.of(), run.pending());
    }

    @Test
    @Row("L-042")
    void questionsAreBounded() throws Exception {
        for (int i = 0; i < 32; i++) {
            run.open(approval("id" + i, DELETE_A));
        }

        assertEquals("ERR_PRISM_DECISION_LIMIT", openRefusal(run, approval("one more", DELETE_A)));
        assertEquals("ERR_PRISM_DECISION_DUPLICATE", openRefusal(run, approval("id0", DELETE_A)));
        assertEquals(32, run.pending().size());
        assertEquals(128, Limit.MAX_PENDING_DECISIONS.hardCap());
    }

    @Test
    @Row("L-042")
    void idsAndReasonsAreBounded() throws Exception {
        run.open(new PendingDecision("i".repeat(128), Kind.TOOL_APPROVAL, null, DELETE_A, "r".repeat(2_048)));

        assertEquals("ERR_PRISM_DECISION_LIMIT", openRefusal(run, approval("i".repeat(129), DELETE_A)));
        assertEquals(
                "ERR_PRISM_DECISION_LIMIT",
                openRefusal(run, new PendingDecision("x", Kind.TOOL_APPROVAL, null, DELETE_A, "r".repeat(2_049))));
    }

    @Test
    @Row("L-042")
    void decisionsForTheRunAreBounded() throws Exception {
        for (int i = 0; i < 64; i++) {
            run.open(approval("1", scope("delete", "file" + i)));
            run.decide(run.version(), List.of(Decision.of("1", Outcome.ALLOW_FOR_RUN)));
        }
        run.open(approval("1", scope("delete", "one more")));

        assertEquals("ERR_PRISM_DECISION_LIMIT", refusal(Decision.of("1", Outcome.ALLOW_FOR_RUN)));
        assertEquals(1, run.pending().size());
        assertEquals(256, Limit.MAX_STICKY_DECISIONS.hardCap());
    }

    @Test
    @Row("L-040")
    void aScopeHoldsNoArguments() {
        assertFalse(scope("delete", "secret name").toString().contains("secret"));
    }

    private String refusal(Decision... batch) {
        return assertThrows(DecisionException.class, () -> run.decide(run.version(), List.of(batch)))
                .code();
    }

    private String message(Decision decision) {
        return String.valueOf(assertThrows(
                        DecisionException.class, () -> run.decide(run.version(), new ArrayList<>(List.of(decision))))
                .getMessage());
    }

    private static String openRefusal(RunDecisions run, PendingDecision question) {
        return assertThrows(DecisionException.class, () -> run.open(question)).code();
    }

    private static PendingDecision approval(String id, DecisionScope scope) {
        return new PendingDecision(id, Kind.TOOL_APPROVAL, "call-" + id, scope, "it deletes a file");
    }

    private static DecisionScope scope(String tool, String path) {
        return DecisionScope.of(tool, ToolEffect.Kind.LOCAL_MUTATION, arguments(path));
    }

    private static ObjectNode arguments(String path) {
        return JsonNodeFactory.instance.objectNode().put("path", path);
    }
}
