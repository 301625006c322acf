package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.samples.PermissionScript;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Knows the disk only and answers what is open with error -32800 at a cancel. */
@Row("C-03")
class AcpxTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.ACPX).withPermissions(PermissionScript.hold());
    }

    @Test
    void editEndsOnTheDisk() throws IOException {
        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "world", "moon"));

        assertEquals("hello\nmoon\n", stored(file));
    }

    @Test
    void permissionThatFailsAtACancelIsTheCancel() throws Exception {
        EditorSession session = connected.editor.startSession();
        CompletableFuture<Answer> answer = connected.ask(session);
        connected.editor.permissions().awaitOpen();

        session.cancel();

        assertEquals(Outcome.CANCELLED, answer.get(20, TimeUnit.SECONDS).outcome());
    }

    @Test
    void readThatFailsAtACancelIsTheCancel() {
        try (Connected slow = Connected.to(settings(project).holding("fs/read_text_file"))) {
            EditorSession session = slow.editor.startSession();
            EditorWorkspace workspace = slow.workspace(session);
            CompletableFuture<Object> reading = CompletableFuture.supplyAsync(() -> {
                try {
                    return workspace.read(file, Bench.PLENTY, slow.cancellation());
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            });
            slow.editor.held().awaitOpen("fs/read_text_file");

            session.cancel();

            ExecutionException e = assertThrows(ExecutionException.class, () -> reading.get(20, TimeUnit.SECONDS));
            assertInstanceOf(CancellationException.class, e.getCause());
        }
    }
}
