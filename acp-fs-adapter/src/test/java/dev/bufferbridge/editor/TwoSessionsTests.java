package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Any client may start two sessions on one connection. */
@Row("C-09")
class TwoSessionsTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project);
    }

    @Test
    void sessionsSeeEachOthersTextAndDoNotOverwriteIt() throws IOException {
        EditorWorkspace second = connected.workspace(connected.editor.startSession());
        connected.editor.buffers().type(file, "unsaved\n");
        TextSnapshot seenBefore = Connected.read(second, file);
        Connected.edit(files, file, "unsaved", "by the first");

        WriteOutcome outcome = second.replace(
                file, new Expected.Version(seenBefore.version()), "by the second\n", Cancellation.none());

        WriteOutcome.Changed changed = assertInstanceOf(WriteOutcome.Changed.class, outcome);
        assertEquals("by the first\n", changed.now().text());
        assertEquals("by the first\n", connected.editor.buffers().text(file));
    }
}
