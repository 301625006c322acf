package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFiles;
import java.nio.file.Path;

/** The contract over an editor that is only written. */
class WriteOnlyEditorContractTests extends StoredTextContractTests {

    @Override
    TextFiles files(Path project) {
        return Bench.over(new ScriptedEditor().offering(false, true)).files;
    }
}
