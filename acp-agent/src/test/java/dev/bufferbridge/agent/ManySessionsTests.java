package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CloseSessionRequest;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorDeadlineException;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorTurn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions live beside each other: in their own folders, each with its own turn. */
final class ManySessionsTests {

    @TempDir
    Path folder;

    @Test
    @Row({"O-123", "O-131"})
    void relativePathsAreRelativeToTheSessionsOwnFolder() throws Exception {
        Path a = folder("a", "text of a\n");
        Path b = folder("b", "text of b\n");
        try (EditorAndAgent both = EditorAndAgent.in(folder)) {
            EditorSession first = both.editor().startSession(a);
            EditorSession second = both.editor().startSession(b);

            for (int round = 0; round < 2; round++) {
                assertTrue(first.prompt("/read f.txt").text().contains("text of a"));
                assertTrue(second.prompt("/read f.txt").text().contains("text of b"));
            }
        }
    }

    @Test
    @Row("O-129")
    void theOtherFoldersOfASessionAreReadAndWrittenWithoutFurtherQuestions() throws Exception {
        Path a = folder("a", "text of a\n");
        Path b = folder("b", "text of b\n");
        try (EditorAndAgent both = EditorAndAgent.in(folder, s -> s, Map.of("BUFFERBRIDGE_MODE", "accept-edits"))) {
            EditorSession session = both.editor().startSession(a, b);

            EditorTurn turn = session.prompt(
                    "/read " + b.resolve("f.txt") + "\n/write " + b.resolve("new.txt") + "\n```\nnew\n```\n");

            assertEquals(
                    List.of(ToolCallStatus.COMPLETED, ToolCallStatus.COMPLETED),
                    turn.toolCalls().stream().map(call -> call.status()).toList());
            assertEquals("Read " + b.resolve("f.txt"), turn.toolCalls().get(0).title());
            assertEquals(List.of(), both.editor().permissions().requests());
        }
    }

    @Test
    @Row("O-158")
    void aFolderWhoseNameOnlyBeginsAlikeIsNotInside() throws Exception {
        Path a = folder("a", "text of a\n");
        Path ab = folder("ab", "text of ab\n");
        try (EditorAndAgent both = EditorAndAgent.in(folder)) {
            EditorTurn turn = both.editor()
                    .startSession(a)
                    .prompt("/read " + ab.resolve("f.txt") + "\n/read " + a.resolve("f.txt"));

            assertEquals(
                    List.of("Read " + ab.resolve("f.txt"), "Read f.txt"),
                    turn.toolCalls().stream().map(call -> call.title()).toList());
            assertEquals(1, both.editor().permissions().requests().size());
        }
    }

    @Test
    void outsideOfItsFoldersASessionAsksToReadAndRefusesToWrite() throws Exception {
        Path a = folder("a", "text of a\n");
        Path b = folder("b", "text of b\n");
        try (EditorAndAgent both = EditorAndAgent.in(folder)) {
            EditorSession session = both.editor().startSession(a);

            EditorTurn turn = session.prompt(
                    "/read " + b.resolve("f.txt") + "\n/write " + b.resolve("new.txt") + "\n```\nnew\n```\n");

            assertEquals(
                    List.of(ToolCallStatus.COMPLETED, ToolCallStatus.FAILED),
                    turn.toolCalls().stream().map(call -> call.status()).toList());
            assertEquals(1, both.editor().permissions().requests().size());
            assertFalse(Files.exists(b.resolve("new.txt")));
        }
    }

    @Test
    @Row("O-108")
    void aSessionIsServedWhileAnotherWaitsForItsEditor() throws Exception {
        Path a = folder("a", "text of a\n");
        try (EditorAndAgent both = EditorAndAgent.in(folder, settings -> settings.holding("fs/read_text_file"))) {
            EditorSession waiting = both.editor().startSession(a);
            EditorSession served = both.editor().startSession(a);
            CompletableFuture<EditorTurn> held = waiting.startPrompt("/read f.txt");
            both.editor().held().awaitOpen("fs/read_text_file");

            assertEquals(StopReason.END_TURN, served.prompt("hello").stopReason());
            assertFalse(held.isDone());

            releaseReads(both);
            assertTrue(both.editor().await("the turn's end", held).text().contains("text of a"));
        }
    }

    @Test
    void sixtyFourPromptsAtOnceAreAllAnswered() throws Exception {
        Path a = folder("a", "text of a\n");
        try (EditorAndAgent both =
                EditorAndAgent.in(folder, s -> s, Map.of("BUFFERBRIDGE_LIMITS", "{\"maxSessions\":64}"))) {
            List<EditorSession> sessions = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                sessions.add(both.editor().startSession(a));
            }

            List<CompletableFuture<EditorTurn>> turns = sessions.stream()
                    .map(session -> session.startPrompt("/read f.txt"))
                    .toList();

            for (CompletableFuture<EditorTurn> turn : turns) {
                assertTrue(both.editor().await("a turn's end", turn).text().contains("text of a"));
            }
            AcpException full = assertThrows(AcpException.class, both::session);
            assertEquals(AcpError.INVALID_REQUEST, full.code());
            assertTrue(full.getMessage().contains("session/close"), full.getMessage());
        }
    }

    @Test
    void aClosedSessionMakesRoomForAnother() throws Exception {
        Path a = folder("a", "text of a\n");
        try (EditorAndAgent both =
                EditorAndAgent.in(folder, s -> s, Map.of("BUFFERBRIDGE_LIMITS", "{\"maxSessions\":1}"))) {
            for (int i = 0; i < 20; i++) {
                EditorSession session = both.editor().startSession(a);
                assertTrue(session.prompt("/read f.txt").text().contains("text of a"));
                both.editor().await("close", both.editor().agent().closeSession(new CloseSessionRequest(session.id())));
            }
        }
    }

    /** Lets this read go on, and those that follow it. */
    private static void releaseReads(EditorAndAgent both) {
        Thread releasing = new Thread(() -> {
            try {
                while (true) {
                    both.editor().held().awaitOpen("fs/read_text_file").release();
                }
            } catch (EditorDeadlineException noMore) {
                // the test is over
            }
        });
        releasing.setDaemon(true);
        releasing.start();
    }

    private Path folder(String name, String text) throws Exception {
        Path made = Files.createDirectory(folder.resolve(name));
        Files.writeString(made.resolve("f.txt"), text);
        return made;
    }
}
