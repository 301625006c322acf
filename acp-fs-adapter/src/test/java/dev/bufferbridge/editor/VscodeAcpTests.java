package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Reads the open document and writes the disk. */
@Row("C-05")
class VscodeAcpTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.VSCODE_ACP);
    }

    @Test
    void bufferThatDidNotTakeTheWriteIsStale() throws IOException {
        connected.editor.buffers().open(file);

        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "world", "moon"));
        TextSnapshot seen = Connected.read(files, file);

        assertTrue(written.asSent());
        assertEquals("hello\nmoon\n", written.after().text());
        assertEquals("hello\nmoon\n", seen.text());
        assertEquals(TextSnapshot.Source.DISK, seen.source());
        assertEquals(1, connected.said.size(), connected.said.toString());
    }

    @Test
    void nextEditGoesOnFromTheDisk() throws IOException {
        connected.editor.buffers().open(file);
        Connected.edit(files, file, "world", "moon");

        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "moon", "sun"));

        assertEquals("hello\nsun\n", stored(file));
    }

    @Test
    void textTypedIntoAStaleBufferIsAConflict() throws IOException {
        connected.editor.buffers().open(file);
        Connected.edit(files, file, "world", "moon");
        connected.editor.buffers().type(file, "hello\nworld, typed\n");

        assertInstanceOf(WriteOutcome.Refused.class, Connected.edit(files, file, "typed", "lost"));
        assertEquals("hello\nmoon\n", stored(file));
    }
}
