package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Puts one more key at the root of every message, and jsonrpc last. */
@Row("C-07")
class KotlinSdkClientTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.KOTLIN_SDK);
    }

    @Test
    void unsavedTextIsEditedAllTheSame() throws IOException {
        connected.editor.buffers().type(file, "unsaved\n");

        assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "unsaved", "edited"));

        assertEquals("edited\n", connected.editor.buffers().text(file));
        assertEquals("hello\nworld\n", stored(file));
    }
}
