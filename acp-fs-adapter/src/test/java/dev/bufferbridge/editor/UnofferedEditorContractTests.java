package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFiles;
import java.nio.file.Path;

/** The contract over an editor that offers nothing. */
class UnofferedEditorContractTests extends StoredTextContractTests {

    @Override
    TextFiles files(Path project) {
        return Bench.over(new ScriptedEditor().offering(false, false)).files;
    }
}
