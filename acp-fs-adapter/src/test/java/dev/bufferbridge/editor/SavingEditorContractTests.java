package dev.bufferbridge.editor;

import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.tools.api.TextFiles;
import java.nio.file.Path;

/** The contract over an editor that saves what it is given. */
class SavingEditorContractTests extends StoredTextContractTests {

    @Override
    TextFiles files(Path project) {
        return Bench.over(new ScriptedEditor().with(Habit.SAVES_ON_WRITE)).files;
    }
}
