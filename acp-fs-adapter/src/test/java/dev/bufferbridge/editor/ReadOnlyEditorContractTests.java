package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFiles;
import java.nio.file.Path;

/** The contract over an editor that is only read. */
class ReadOnlyEditorContractTests extends StoredTextContractTests {

    @Override
    TextFiles files(Path project) {
        return Bench.over(new ScriptedEditor().offering(true, false)).files;
    }
}
