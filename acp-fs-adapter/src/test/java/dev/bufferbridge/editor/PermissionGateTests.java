package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.PermissionPrompt.Question;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermissionGateTests {

    private final ScriptedEditor editor = new ScriptedEditor();

    @Test
    @Row({"O-117", "O-136", "O-141"})
    void questionShowsExactlyWhatWillBeDone() {
        choosing("reject-once");

        ask(Calls.editing("old\n", "new\n"), Cancellation.none());

        RequestPermissionRequest asked = editor.questions().get(0);
        ToolCallUpdate expected = new ToolCallUpdate("t1")
                .withTitle("Edit src/A.java")
                .withKind(ToolKind.EDIT)
                .withStatus(ToolCallStatus.PENDING)
                .withContent(List.of(new ToolCallContent.Diff("/p/a/src/A.java", "old\n", "new\n")))
                .withLocations(List.of(new ToolCallLocation("/p/a/src/A.java", 3)));
        assertEquals("s1", asked.sessionId());
        assertEquals(expected, asked.toolCall());
    }

    @Test
    void fourOptionsTellHowFarTheyReach() {
        choosing("reject-once");

        ask(Calls.editing("old\n", "new\n"), Cancellation.none());

        String scope = "edits of all files in the project for this session";
        assertEquals(
                List.of(
                        new PermissionOption("allow-once", "Allow once", PermissionOption.Kind.ALLOW_ONCE),
                        new PermissionOption("allow-for-run", "Allow " + scope, PermissionOption.Kind.ALLOW_ALWAYS),
                        new PermissionOption("reject-once", "Reject once", PermissionOption.Kind.REJECT_ONCE),
                        new PermissionOption("reject-for-run", "Reject " + scope, PermissionOption.Kind.REJECT_ALWAYS)),
                editor.questions().get(0).options());
    }

    @Test
    void alwaysForACommandIsForThisExactCommand() {
        choosing("reject-once");
        dev.bufferbridge.tools.api.CallPreview command = new dev.bufferbridge.tools.api.CallPreview(
                "git restore a", dev.bufferbridge.tools.api.ToolKind.EXECUTE, List.of(), List.of(), "git restore a");

        ask(command, Cancellation.none());

        RequestPermissionRequest asked = editor.questions().get(0);
        assertEquals(
                List.of(ToolCallContent.text("git restore a")), asked.toolCall().content());
        assertEquals(
                "Allow this exact command for this session",
                asked.options().get(1).name());
    }

    @ParameterizedTest
    @Row({"O-111", "O-114"})
    @CsvSource({
        "allow-once, ALLOW_ONCE",
        "allow-for-run, ALLOW_FOR_RUN",
        "reject-once, REJECT_ONCE",
        "reject-for-run, REJECT_FOR_RUN"
    })
    void decisionIsTakenFromTheOptionsId(String optionId, Outcome expected) {
        choosing(optionId);

        assertEquals(expected, ask(Calls.editing("a", "b"), Cancellation.none()).outcome());
    }

    @ParameterizedTest
    @Row({"O-114", "O-115"})
    @CsvSource({"bogus", "allow_always", "ALLOW-ONCE", "''"})
    void unknownOptionIsNoConsent(String optionId) {
        choosing(optionId);

        assertFalse(ask(Calls.editing("a", "b"), Cancellation.none()).allowed());
    }

    @Test
    @Row("O-115")
    void answerWithoutAnOutcomeIsNoConsent() {
        editor.answering(request -> CompletableFuture.completedFuture(new RequestPermissionResponse(null, Extra.NONE)));

        assertEquals(
                Outcome.REJECT_ONCE,
                ask(Calls.editing("a", "b"), Cancellation.none()).outcome());
    }

    @Test
    @Row("O-115")
    void errorIsNoConsentAndIsToldInWords() {
        editor.answering(request -> CompletableFuture.failedFuture(new AcpException(-32603, "no dialog")));

        Answer answer = ask(Calls.editing("a", "b"), Cancellation.none());

        assertEquals(Outcome.REJECT_ONCE, answer.outcome());
        assertTrue(String.valueOf(answer.reason()).contains("-32603: no dialog"), answer.reason());
    }

    @Test
    void cancelledOutcomeIsTheEndOfTheTurn() {
        editor.answering(request -> CompletableFuture.completedFuture(
                new RequestPermissionResponse(new RequestPermissionOutcome.Cancelled())));

        assertEquals(
                Outcome.CANCELLED,
                ask(Calls.editing("a", "b"), Cancellation.none()).outcome());
    }

    @Test
    @Row("O-116")
    void silentPersonIsANoAfterTheDeadlineAndTheRequestIsTakenBack() {
        PermissionGate gate = PermissionGate.create(editor, "s1", Duration.ofMillis(20));

        Answer answer = gate.ask(question(Calls.editing("a", "b"), Cancellation.none()));

        assertEquals(Outcome.REJECT_ONCE, answer.outcome());
        assertTrue(editor.unanswered().get(0).isCancelled());
    }

    @Test
    void nobodyIsWaitedForAfterACancel() throws Exception {
        Cancellation cancellation = new Cancellation();
        editor.answering(request -> {
            cancellation.cancel();
            return new CompletableFuture<>();
        });

        Answer answer = CompletableFuture.supplyAsync(() -> ask(Calls.editing("a", "b"), cancellation))
                .get(10, TimeUnit.SECONDS);

        assertEquals(Outcome.CANCELLED, answer.outcome());
        assertTrue(editor.unanswered().get(0).isCancelled());
    }

    @Test
    void cancelledErrorDuringACancelIsTheCancel() {
        Cancellation cancellation = new Cancellation();
        editor.answering(request -> {
            cancellation.cancel();
            return CompletableFuture.failedFuture(new AcpException(-32800, "cancelled"));
        });

        assertEquals(
                Outcome.CANCELLED, ask(Calls.editing("a", "b"), cancellation).outcome());
    }

    @Test
    void cancelledErrorWithoutACancelIsNoConsent() {
        editor.answering(request -> CompletableFuture.failedFuture(new AcpException(-32800, "cancelled")));

        assertEquals(
                Outcome.REJECT_ONCE,
                ask(Calls.editing("a", "b"), Cancellation.none()).outcome());
    }

    private void choosing(String optionId) {
        editor.answering(request -> CompletableFuture.completedFuture(
                new RequestPermissionResponse(new RequestPermissionOutcome.Selected(optionId))));
    }

    private Answer ask(dev.bufferbridge.tools.api.CallPreview preview, Cancellation cancellation) {
        return PermissionGate.create(editor, "s1", Duration.ofSeconds(30)).ask(question(preview, cancellation));
    }

    private static Question question(dev.bufferbridge.tools.api.CallPreview preview, Cancellation cancellation) {
        return new Question(Calls.edit(), preview, null, Calls.context("t1", cancellation));
    }
}
