package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CloseSessionRequest;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorQuirk;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorTurn;
import dev.bufferbridge.samples.PermissionAnswer;
import dev.bufferbridge.samples.PermissionDesk;
import dev.bufferbridge.samples.PermissionScript;
import dev.bufferbridge.samples.wire.Side;
import dev.bufferbridge.samples.wire.WireMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A turn that waits for a person, or for a slow editor, ends when nobody wants it any more. */
final class CancellingTests {

    private static final String WRITE = "/write b.txt\n```\nb\n```\n";

    @TempDir
    Path project;

    @BeforeEach
    void aFile() throws Exception {
        Files.writeString(project.resolve("a.txt"), "one\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"PERMISSION_UNANSWERED_AT_CANCEL", "OPEN_REQUESTS_FAIL_AT_CANCEL", "WRITE_ANSWERS_NULL"})
    @Row({"O-118", "O-120", "O-122"})
    void cancelEndsATurnThatWaitsForAPersonHoweverTheEditorBehaves(EditorQuirk quirk) throws Exception {
        try (EditorAndAgent both = holding(quirk)) {
            EditorSession session = both.session();
            CompletableFuture<EditorTurn> turn = session.startPrompt(WRITE + "/read a.txt");
            both.editor().permissions().awaitOpen();

            session.cancel();

            EditorTurn ended = both.editor().await("the turn's end", turn);
            assertEquals(StopReason.CANCELLED, ended.stopReason());
            assertEquals(
                    List.of(ToolCallStatus.PENDING, ToolCallStatus.FAILED),
                    ended.onlyToolCall().statuses());
            assertFalse(Files.exists(project.resolve("b.txt")));
            assertEquals(StopReason.END_TURN, session.prompt("/read a.txt").stopReason());
        }
    }

    @Test
    @Row("O-118")
    void cancellingTheRequestEndsTheTurnWithAResult() {
        try (EditorAndAgent both = holding()) {
            EditorSession session = both.session();
            CompletableFuture<PromptResponse> prompt =
                    both.editor().agent().prompt(new PromptRequest(session.id(), List.of(ContentBlock.text(WRITE))));
            PermissionDesk.Asked asked = both.editor().permissions().awaitOpen();

            prompt.cancel(true);

            session.awaitUpdate(update -> update.toString().contains("failed"));
            asked.answer(PermissionAnswer.cancelled());
            assertEquals(StopReason.END_TURN, session.prompt("hello").stopReason());
            assertEquals(
                    List.of("cancelled", "end_turn"),
                    both.editor().messages().all().stream()
                            .map(message -> message.json().path("result").path("stopReason"))
                            .filter(reason -> reason.isTextual())
                            .map(reason -> reason.asText())
                            .toList());
        }
    }

    @Test
    @Row("O-118")
    void cancelEndsATurnThatWaitsForASlowEditor() {
        try (EditorAndAgent both = EditorAndAgent.in(project, settings -> settings.holding("fs/read_text_file"))) {
            EditorSession session = both.session();
            CompletableFuture<EditorTurn> turn = session.startPrompt("/read a.txt");
            both.editor().held().awaitOpen("fs/read_text_file");

            session.cancel();

            assertEquals(
                    StopReason.CANCELLED,
                    both.editor().await("the turn's end", turn).stopReason());
        }
    }

    @Test
    void aCancelThatFollowsThePromptAtOnceIsNotLost() {
        try (EditorAndAgent both = holding()) {
            EditorSession session = both.session();
            for (int i = 0; i < 50; i++) {
                CompletableFuture<EditorTurn> turn = session.startPrompt(WRITE);
                session.cancel();

                assertEquals(
                        StopReason.CANCELLED,
                        both.editor().await("the turn's end", turn).stopReason());
            }
        }
    }

    /** The audit of the editor finds what is left open or comes late. */
    @Test
    @Row({"O-118", "O-122", "O-126"})
    void aCancelAtAnyMomentLeavesNothingOpenAndNoHalfATextBehind() throws Exception {
        Path file = project.resolve("a.txt");
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorSession session = both.session();
            int cancelled = 0;
            for (int round = 0; round < 120; round++) {
                both.editor().buffers().type(file, "one\ntwo\n");
                int messages = both.editor().messages().size();
                CompletableFuture<EditorTurn> turn = session.startPrompt(
                        "/read a.txt\n/replace a.txt\n```\ntwo\n```\n```\nzwei\n```\n/read a.txt\n");
                both.editor().messages().awaitCount(messages + 1 + round % 20);

                session.cancel();

                EditorTurn ended = both.editor().await("the turn's end", turn);
                cancelled += ended.stopReason().equals(StopReason.CANCELLED) ? 1 : 0;
                String text = both.editor().buffers().text(file);
                assertTrue(Set.of("one\ntwo\n", "one\nzwei\n").contains(text), text);
            }
            assertTrue(cancelled > 0, "no turn was cancelled");
            assertEquals(StopReason.END_TURN, session.prompt("/read a.txt").stopReason());
        }
    }

    @Test
    void closingASessionEndsItsTurnFirst() {
        try (EditorAndAgent both = holding()) {
            EditorSession session = both.session();
            CompletableFuture<EditorTurn> turn = session.startPrompt(WRITE);
            PermissionDesk.Asked asked = both.editor().permissions().awaitOpen();

            both.editor().await("close", both.editor().agent().closeSession(new CloseSessionRequest(session.id())));

            assertEquals(
                    StopReason.CANCELLED,
                    both.editor().await("the turn's end", turn).stopReason());
            List<WireMessage> answers = both.editor().messages().all().stream()
                    .filter(message -> message.from() == Side.AGENT && message.isAnswer())
                    .toList();
            assertEquals(
                    "cancelled",
                    answers.get(answers.size() - 2).result().path("stopReason").asText());
            asked.answer(PermissionAnswer.cancelled());
            AcpException gone = assertThrows(AcpException.class, () -> session.prompt("hello"));
            assertEquals(AcpError.RESOURCE_NOT_FOUND, gone.code());
        }
    }

    @Test
    void aSecondPromptIsRefusedAndTheFirstGoesOn() {
        // The editor's audit takes the refusal for the end of the turn, so it judges nothing here.
        try (EditorAndAgent both = EditorAndAgent.in(
                project,
                settings -> settings.withPermissions(PermissionScript.hold()).withoutRecording())) {
            EditorSession session = both.session();
            CompletableFuture<PromptResponse> turn =
                    both.editor().agent().prompt(new PromptRequest(session.id(), List.of(ContentBlock.text(WRITE))));
            PermissionDesk.Asked asked = both.editor().permissions().awaitOpen();

            AcpException refused = assertThrows(AcpException.class, () -> session.prompt("hello"));

            assertEquals(AcpError.INVALID_REQUEST, refused.code());
            asked.answer(PermissionAnswer.select("allow-once"));
            assertEquals(
                    StopReason.END_TURN,
                    both.editor().await("the turn's end", turn).stopReason());
            assertEquals("b\n", both.editor().buffers().text(project.resolve("b.txt")));
        }
    }

    @Test
    @Row({"O-128", "O-102"})
    void theEndOfInputEndsEverythingWithinASecond() throws Exception {
        Set<Thread> before = liveThreads(thread -> true);
        EditorAndAgent both = holding();
        EditorSession session = both.session();
        session.startPrompt(WRITE);
        both.editor().permissions().awaitOpen();

        both.editor().abandon();

        both.agent().awaitEnd(1_000);
        assertFalse(Files.exists(project.resolve("b.txt")));
        assertEquals(Set.of(), liveThreads(thread -> !thread.isDaemon() && !before.contains(thread)));
    }

    @Test
    @Row("O-116")
    void aPersonWhoNeverAnswersIsWaitedForNoLongerThanTheLimit() {
        try (EditorAndAgent both = EditorAndAgent.in(
                project,
                settings -> settings.withPermissions(PermissionScript.hold()).withDeadline(Duration.ofSeconds(20)),
                java.util.Map.of("BUFFERBRIDGE_LIMITS", "{\"permissionTimeoutSeconds\":1}"))) {
            EditorTurn turn = both.session().prompt(WRITE);

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertEquals(ToolCallStatus.FAILED, turn.onlyToolCall().status());
            assertFalse(Files.exists(project.resolve("b.txt")));
            both.editor().messages().await(message -> message.isCall("$/cancel_request"));
        }
    }

    private EditorAndAgent holding(EditorQuirk... quirks) {
        return EditorAndAgent.in(
                project,
                settings -> settings.withPermissions(PermissionScript.hold()).withQuirks(quirks));
    }

    private static Set<Thread> liveThreads(Predicate<Thread> which) {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .filter(which)
                .collect(Collectors.toSet());
    }
}
