package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Decodes with the wrong charset unless what travels is ASCII. Its way to end a process is for tests over a process. */
@Row("C-06")
class JavaSdkClientTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project)
                .withConnection(ConnectionOptions.defaults().withAsciiOnly(true));
    }

    @Test
    void textBeyondAsciiComesBackAsItWasAlthoughOnlyAsciiTravels() throws IOException {
        connected.editor.buffers().type(file, "größer 漢字 🙂\n");

        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "größer", "kleiner ñ"));

        assertEquals("kleiner ñ 漢字 🙂\n", connected.editor.buffers().text(file));
        assertTrue(connected.editor.messages().all().stream()
                .allMatch(message -> message.line().chars().allMatch(c -> c < 0x80)));
    }
}
