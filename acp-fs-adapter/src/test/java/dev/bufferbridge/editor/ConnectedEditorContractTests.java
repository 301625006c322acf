package dev.bufferbridge.editor;

import dev.bufferbridge.samples.EditorQuirk;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.tools.api.TextFiles;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;

/** The contract over a whole editor at the other end of a connection, its buffers open. */
class ConnectedEditorContractTests extends StoredTextContractTests {

    private Connected connected;

    @Override
    TextFiles files(Path project) {
        connected = Connected.to(EditorSettings.in(project).withQuirks(EditorQuirk.WRITE_SAVES));
        return connected.workspace(connected.editor.startSession());
    }

    @Override
    protected void put(Path path, String text) throws IOException {
        super.put(path, text);
        connected.editor.buffers().open(path);
    }

    @AfterEach
    void disconnect() {
        connected.close();
    }
}
