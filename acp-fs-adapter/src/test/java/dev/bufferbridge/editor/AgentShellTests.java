package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorQuirk;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Saves what is written, may ask the user before it answers a read, and ends without a word. */
@Row("C-04")
class AgentShellTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.AGENT_SHELL);
    }

    @Test
    void unsavedTextIsEditedAndSaved() throws IOException {
        connected.editor.buffers().type(file, "unsaved\n");

        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "unsaved", "edited"));

        assertEquals("edited\n", stored(file));
    }

    @Test
    void missingFileIsNotFoundWhateverTheErrorSays() {
        assertThrows(NoSuchFileException.class, () -> Connected.read(files, project.resolve("None.java")));
    }

    @Test
    void readThatWaitsForTheUserSaysSoInTime() {
        try (Connected asking = Connected.to(settings(project).withQuirks(EditorQuirk.ASKS_BEFORE_READ))) {
            EditorWorkspace workspace = asking.workspace(asking.editor.startSession(), Duration.ofMillis(50));

            IOException e = assertThrows(IOException.class, () -> Connected.read(workspace, file));

            assertTrue(e.getMessage().contains("it may be waiting for the user"), e.getMessage());
        }
    }

    @Test
    void endOfTheConnectionEndsTheWaitAndNothingFallsBackToTheDisk() {
        Connected asking = Connected.to(settings(project).withQuirks(EditorQuirk.ASKS_BEFORE_READ));
        EditorWorkspace workspace = asking.workspace(asking.editor.startSession());
        CompletableFuture<Object> reading = CompletableFuture.supplyAsync(() -> {
            try {
                return Connected.read(workspace, file);
            } catch (IOException e) {
                return e;
            }
        });
        asking.editor.held().awaitOpen("fs/read_text_file");

        asking.editor.abandon();

        assertInstanceOf(IOException.class, get(reading));
        asking.hangUp();
    }

    @Test
    void nothingIsReadOrWrittenAfterTheConnectionHasEnded() throws Exception {
        connected.editor.buffers().type(file, "unsaved\n");
        connected.hangUp();
        connected.editor.closed().get(20, TimeUnit.SECONDS);

        IOException e = assertThrows(IOException.class, () -> Connected.edit(files, file, "hello", "lost"));

        assertTrue(e.getMessage().contains("connection to the editor has ended"), e.getMessage());
        assertEquals("hello\nworld\n", stored(file));
    }

    private static Object get(CompletableFuture<Object> reading) {
        try {
            return reading.get(20, TimeUnit.SECONDS);
        } catch (ExecutionException | InterruptedException | java.util.concurrent.TimeoutException e) {
            throw new AssertionError(e);
        }
    }
}
