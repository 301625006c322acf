package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorQuirk;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** agentic.nvim puts its clientInfo inside its capabilities. */
@Row("C-08")
class MisplacedClientInfoTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).withQuirks(EditorQuirk.CLIENT_INFO_IN_CAPABILITIES);
    }

    @Test
    void capabilitiesAreUnderstoodAllTheSame() throws IOException {
        connected.editor.buffers().type(file, "unsaved\n");

        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "unsaved", "edited"));

        assertEquals("edited\n", connected.editor.buffers().text(file));
    }
}
