package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file under two names is one file, whichever of them is open. */
class LinkedFileTests {

    @TempDir
    Path folder;

    private final Bench bench = Bench.over(new ScriptedEditor());
    private Path file;
    private Path link;

    @BeforeEach
    void linkedFile() throws IOException {
        folder = folder.toRealPath();
        file = Files.writeString(folder.resolve("f.txt"), "saved\n");
        link = Files.createSymbolicLink(folder.resolve("link.txt"), file);
    }

    @Test
    void unsavedTextUnderTheFilesOwnNameIsSeenThroughTheLink() throws IOException {
        bench.editor.type(file, "unsaved\n");

        WriteOutcome outcome = bench.edit(link, "unsaved", "edited");

        assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("edited\n", bench.editor.buffer(file));
        assertEquals("saved\n", Files.readString(file));
    }

    @Test
    void unsavedTextUnderTheLinksNameIsSeen() throws IOException {
        bench.editor.type(link, "unsaved\n");

        assertEquals("unsaved\n", bench.read(link).text());
    }

    @Test
    void differentUnsavedTextsUnderBothNamesAreAConflict() throws IOException {
        bench.editor.type(file, "one\n");
        bench.editor.type(link, "two\n");

        assertInstanceOf(WriteOutcome.Refused.class, bench.edit(link, "two", "three"));
    }
}
