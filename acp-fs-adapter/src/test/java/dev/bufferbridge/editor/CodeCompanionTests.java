package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.KnownClient;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Reads the disk, saves what is written, adds an empty line each time, answers null. */
@Row("C-01")
class CodeCompanionTests extends ClientCase {

    @Override
    EditorSettings settings(Path project) {
        return EditorSettings.in(project).as(KnownClient.CODE_COMPANION);
    }

    @Test
    void firstEditEndsAsMeantAndTheHabitIsSaid() throws IOException {
        connected.editor.buffers().open(file);

        WriteOutcome outcome = Connected.edit(files, file, "world", "moon");

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("hello\nmoon\n", written.after().text());
        assertEquals("hello\nmoon\n", stored(file));
        assertEquals(1, connected.said.size(), connected.said.toString());
    }

    @Test
    void laterEditsAreSentSoThatWhatIsStoredIsWhatWasMeant() throws IOException {
        Connected.edit(files, file, "world", "moon");
        Connected.edit(files, file, "moon", "sun");
        Connected.edit(files, file, "hello", "bye");

        assertEquals("bye\nsun\n", stored(file));
        assertEquals(1, connected.said.size(), connected.said.toString());
    }

    @Test
    void newFileEndsAsMeant() throws IOException {
        Path fresh = project.resolve("New.java");

        assertInstanceOf(
                WriteOutcome.Written.class, files.replace(fresh, new Expected.Absent(), "text\n", Cancellation.none()));

        assertEquals("text\n", stored(fresh));
    }

    @Test
    void emptyAnswerForAMissingFileIsNotFound() {
        Path missing = project.resolve("None.java");

        assertThrows(NoSuchFileException.class, () -> Connected.read(files, missing));
    }

    @Test
    void unsavedTextIsOutOfSightAndReadsAsTheDisk() throws IOException {
        connected.editor.buffers().type(file, "unsaved\n");

        assertEquals("hello\nworld\n", Connected.read(files, file).text());
    }
}
