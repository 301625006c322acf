package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** acpx, a client for the command line that works on the disk alone; it runs on a node of its own. */
final class AcpxClientTests {

    @TempDir
    Path folder;

    @Test
    @Row("C-03")
    void aFileIsReadThroughTheClient() throws IOException {
        UnsavedBuffer scene = UnsavedBuffer.in(folder.toRealPath());

        FinishedProgram client = acpx(scene, "--approve-reads", UnsavedBuffer.readPrompt());

        assertEquals(0, client.exit(), client::toString);
        assertTrue(client.stdout().contains("saved line"), client::toString);
        assertTrue(client.stdout().contains("fs/read_text_file"), client::toString);
    }

    @Test
    @Row("C-03")
    void aFileIsEditedThroughTheClient() throws IOException {
        UnsavedBuffer scene = UnsavedBuffer.in(folder.toRealPath());

        FinishedProgram client = acpx(scene, "--approve-all", UnsavedBuffer.replacePrompt("saved line"));

        assertEquals(0, client.exit(), client::toString);
        assertTrue(client.stdout().contains("fs/write_text_file"), client::toString);
        assertEquals(UnsavedBuffer.EDITED, scene.onDisk());
    }

    @Test
    @Row({"C-03", "O-122"})
    void aDeniedEditChangesNothingAndTheTurnEnds() throws IOException {
        UnsavedBuffer scene = UnsavedBuffer.in(folder.toRealPath());

        FinishedProgram client = acpx(scene, "--deny-all", UnsavedBuffer.replacePrompt("saved line"));

        assertTrue(client.stdout().contains("\"stopReason\":\"end_turn\""), client::toString);
        assertTrue(client.stdout().contains("\"failed\""), client::toString);
        assertEquals(UnsavedBuffer.ON_DISK, scene.onDisk());
    }

    private static FinishedProgram acpx(UnsavedBuffer scene, String permissions, String prompt) {
        List<String> command = new ArrayList<>(Checkout.acpx());
        command.addAll(List.of("--agent", "'" + Checkout.launcher() + "'"));
        command.addAll(List.of("--cwd", scene.folder().toString(), permissions, "--format", "json", "exec", prompt));
        return FinishedProgram.run(scene.folder(), scene.environment(), command);
    }
}
