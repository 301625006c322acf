package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.samples.PermissionScript;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Shows buffers without their last newline, writes the disk, leaves a modified buffer as it was, never answers a permission request at a cancel. */
@Row("C-02")
class AgenticNvimTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.AGENTIC_NVIM).withPermissions(PermissionScript.hold());
    }

    @Test
    void finalNewlineSurvivesAnEdit() throws IOException {
        connected.editor.buffers().open(file);

        WriteOutcome outcome = Connected.edit(files, file, "world", "moon");

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertTrue(written.asSent());
        assertEquals("hello\nmoon\n", stored(file));
    }

    @Test
    void unsavedTextReachesTheDiskWithTheEditAndTheStaleBufferIsNotTheTruthAnyMore() throws IOException {
        connected.editor.buffers().type(file, "unsaved\nworld\n");

        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "world", "moon"));
        TextSnapshot seen = Connected.read(files, file);
        Connected.edit(files, file, "moon", "sun");

        assertTrue(written.asSent());
        assertEquals("unsaved\nmoon\n", seen.text());
        assertEquals("unsaved\nsun\n", stored(file));
        assertEquals(1, connected.said.size(), connected.said.toString());
    }

    @Test
    void onceKnownUnsavedTextIsNotLeftBehindABuffer() throws IOException {
        Path other = Files.writeString(project.resolve("B.java"), "b\n");
        connected.editor.buffers().type(file, "unsaved\nworld\n");
        Connected.edit(files, file, "world", "moon");
        connected.editor.buffers().type(other, "unsaved b\n");

        WriteOutcome outcome = Connected.edit(files, other, "unsaved", "edited");

        assertInstanceOf(WriteOutcome.Refused.class, outcome);
        assertEquals("b\n", stored(other));
    }

    @Test
    void permissionThatIsNeverAnsweredDoesNotHoldACancelUp() throws Exception {
        EditorSession session = connected.editor.startSession();
        CompletableFuture<Answer> answer = connected.ask(session);
        connected.editor.permissions().awaitOpen();

        session.cancel();

        assertEquals(Outcome.CANCELLED, answer.get(20, TimeUnit.SECONDS).outcome());
    }
}
