package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.PermissionPrompt.Question;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PermissionTests {

    private final FakeTool tool = new FakeTool("edit");
    private final RecordedEvents events = new RecordedEvents();
    private final List<LifecycleEvent> lifecycle = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private final Cancellation cancellation = Cancellation.none();
    private final ToolContext context = new ToolContext("s", "r", "call-1", cancellation, text -> {}, lifecycle::add);

    @ParameterizedTest
    @Row("L-040")
    @EnumSource(names = {"ALLOW_ONCE", "ALLOW_FOR_RUN"})
    void anAllowedCallIsPlannedAgainAndRuns(Outcome outcome) {
        ToolResult result = dispatch(question -> new Answer(outcome, null));

        assertFalse(result.isError());
        assertEquals(
                List.of(new Question(
                        tool.definition(),
                        FakeTool.preview("x"),
                        null,
                        questions.get(0).context())),
                questions);
        assertEquals(
                List.of("requested edit {\"new\":\"x\"}", "prepared x", "prepared x", "started x", "finished ok 0"),
                events.lines);
    }

    @ParameterizedTest
    @Row({"L-040", "L-050", "P-018"})
    @EnumSource(names = {"REJECT_ONCE", "REJECT_FOR_RUN"})
    void aRejectedCallIsBlockedAndTold(Outcome outcome) {
        ToolResult result = dispatch(question -> new Answer(outcome, "use another name"));

        assertEquals(ToolError.blocked(BlockedReason.PERMISSION_DENIED, "use another name"), error(result));
        assertEquals(0, tool.executed.size());
        assertEquals("blocked edit permission_denied", events.lines.get(2));
        assertEquals(
                List.of(new LifecycleEvent.PermissionDenied("use another name", "edit", "call-1", null)), lifecycle);
    }

    @Test
    @Row("L-040")
    void aRejectionWithoutReasonSaysThatTheUserDidNotAllowIt() {
        assertEquals(
                "the user did not allow this",
                error(dispatch(question -> new Answer(Outcome.REJECT_ONCE, null)))
                        .message());
    }

    @Test
    void aCancelledQuestionCancelsTheCall() {
        ToolResult result = dispatch(question -> new Answer(Outcome.CANCELLED, null));

        assertTrue(error(result).isCancelled());
        assertEquals("blocked edit cancelled", events.lines.get(2));
        assertEquals(List.of(), lifecycle);
    }

    @Test
    void aTurnCancelledWhileAskedRunsNothingEvenWhenAllowed() {
        ToolResult result = dispatch(question -> {
            cancellation.cancel();
            return new Answer(Outcome.ALLOW_ONCE, null);
        });

        assertTrue(error(result).isCancelled());
        assertEquals(0, tool.executed.size());
    }

    @Test
    @Row("P-018")
    void whereNobodyCanBeAskedNothingRuns() {
        ToolResult result = ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .policy(request -> Decision.ask())
                .build()
                .dispatch("edit", object(), context);

        assertEquals(BlockedReason.PERMISSION_DENIED, error(result).blocked());
        assertEquals(0, tool.executed.size());
    }

    @Test
    void aBrokenPromptRefuses() {
        ToolResult result = dispatch(question -> {
            throw new IllegalStateException("broken");
        });

        assertEquals(BlockedReason.PERMISSION_DENIED, error(result).blocked());
    }

    @Test
    void theSameDeedAtAnotherPlaceIsNotAskedAboutAgain() {
        plans(FakeTool.preview("a\nold\n", "a\nnew\n"), FakeTool.preview("a\nb\nold\n", "a\nb\nnew\n"));

        ToolResult result = dispatch(question -> new Answer(Outcome.ALLOW_ONCE, null));

        assertFalse(result.isError());
        assertEquals(1, questions.size());
    }

    @Test
    void anotherDeedIsAskedAboutAgain() {
        plans(FakeTool.preview("one"), FakeTool.preview("two"), FakeTool.preview("two"));

        ToolResult result = dispatch(question -> new Answer(Outcome.ALLOW_ONCE, null));

        assertFalse(result.isError());
        assertEquals(
                List.of(FakeTool.preview("one"), FakeTool.preview("two")),
                questions.stream().map(Question::preview).toList());
        assertEquals(
                "what this call would do has changed since it was allowed",
                questions.get(1).reason());
        assertEquals("started two", events.lines.get(4));
    }

    @Test
    void aDeedThatNeverStandsStillIsRefused() {
        plans(
                FakeTool.preview("1"),
                FakeTool.preview("2"),
                FakeTool.preview("3"),
                FakeTool.preview("4"),
                FakeTool.preview("5"));

        ToolResult result = dispatch(question -> new Answer(Outcome.ALLOW_ONCE, null));

        assertEquals(BlockedReason.PERMISSION_DENIED, error(result).blocked());
        assertEquals(3, questions.size());
        assertEquals(0, tool.executed.size());
    }

    /** As when the folder that holds the file has become a link to another place. */
    @Test
    @Row("P-018")
    void theSameDeedIsDeniedWhenTheRulesForbidItAfterTheAnswer() {
        ToolResult result = dispatch(Decision.ask(), Decision.deny("outside"));

        assertEquals(ToolError.blocked(BlockedReason.PERMISSION_DENIED, "outside"), error(result));
        assertEquals(1, questions.size());
        assertEquals(0, tool.executed.size());
    }

    @Test
    void theSameDeedIsAskedAboutAgainWhenItHasBecomeDelicate() {
        ToolResult result =
                dispatch(Decision.ask(), new Decision.Ask("may hold secrets"), new Decision.Ask("may hold secrets"));

        assertFalse(result.isError());
        assertEquals(2, questions.size());
        assertEquals(
                "what this call would do has changed since it was allowed; may hold secrets",
                questions.get(1).reason());
    }

    /** Allows whatever is asked; the policy decides as given, the last decision again and again. */
    private ToolResult dispatch(Decision... decisions) {
        Deque<Decision> left = new ArrayDeque<>(List.of(decisions));
        return ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .policy(request -> left.size() > 1 ? left.remove() : left.element())
                .prompt(question -> {
                    questions.add(question);
                    return new Answer(Outcome.ALLOW_ONCE, null);
                })
                .build()
                .dispatch("edit", object(), context);
    }

    @Test
    @Row("P-018")
    void aDeedThatTurnsForbiddenWhileAskedIsDenied() {
        plans(FakeTool.preview("fine"), FakeTool.preview("forbidden"));
        ToolDispatcher dispatcher = ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .policy(request ->
                        "forbidden".equals(request.preview().changes().get(0).newText())
                                ? Decision.deny("not that")
                                : Decision.ask())
                .prompt(question -> new Answer(Outcome.ALLOW_FOR_RUN, null))
                .build();

        ToolResult result = dispatcher.dispatch("edit", object(), context);

        assertEquals(ToolError.blocked(BlockedReason.PERMISSION_DENIED, "not that"), error(result));
        assertEquals(0, tool.executed.size());
    }

    @Test
    @Row({"L-042", "L-095"})
    void aLongReasonIsCutForTheModelAndMoreForTheEvent() {
        String reason = "é".repeat(2_000);

        ToolResult result = dispatch(question -> new Answer(Outcome.REJECT_ONCE, reason));

        assertEquals("é".repeat(1_024), error(result).message());
        assertEquals(List.of(new LifecycleEvent.PermissionDenied("é".repeat(512), "edit", "call-1", null)), lifecycle);
    }

    private void plans(CallPreview... previews) {
        Deque<CallPreview> left = new ArrayDeque<>(List.of(previews));
        tool.planning = (arguments, context) -> left.remove();
    }

    private ToolResult dispatch(PermissionPrompt prompt) {
        return ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .policy(request -> Decision.ask())
                .prompt(question -> {
                    questions.add(question);
                    return prompt.ask(question);
                })
                .listener(events)
                .faultLog((where, cause) -> {})
                .build()
                .dispatch("edit", object().put("new", "x"), context);
    }

    private static ToolError error(ToolResult result) {
        ToolError error = result.error();
        assertNotNull(error);
        return error;
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
