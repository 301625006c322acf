package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TooLargeException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AcpFilesystemOperationsTests {

    private static final Cancellation NEVER = Cancellation.none();

    @TempDir
    Path folder;

    private final ScriptedEditor editor = new ScriptedEditor();
    private final AcpFilesystemOperations operations = AcpFilesystemOperations.create(editor, "s1");
    private Path file;

    @BeforeEach
    void unsavedText() throws IOException {
        file = Files.writeString(folder.resolve("a.txt"), "disk\n");
        editor.type(file, "one\nzwö\nthree\n");
    }

    @Test
    @Row({"P-430", "P-431"})
    void readGivesPagesOfWhatTheClientShows() throws IOException {
        TextPage page = operations.read().readText(file, new PageRequest(2, 1, 1000, 1000), NEVER);

        assertEquals("zwö\n", page.text());
        assertEquals(3L, page.totalLines());
    }

    @Test
    @Row({"P-430", "P-431"})
    void writeAndEditGoToTheClientAndNotToTheDisk() throws IOException {
        operations.write().writeFile(file, "new\n", NEVER);
        assertEquals("new\n", operations.edit().readFile(file, 100, NEVER));
        operations.edit().writeFile(file, "newer\n", NEVER);

        assertEquals("newer\n", editor.buffer(file));
        assertEquals("disk\n", Files.readString(file));
        assertEquals(List.of("write a.txt", "read a.txt", "write a.txt"), editor.calls());
    }

    @Test
    @Row("P-432")
    void foldersAreNotMade() throws IOException {
        operations.write().mkdir(folder.resolve("x/y"), NEVER);

        assertFalse(Files.exists(folder.resolve("x")));
        assertEquals(List.of(), editor.calls());
    }

    @Test
    @Row("P-432")
    void sizeIsThatOfTheTextInUtf8() throws IOException {
        assertEquals(new FileFacts(FileFacts.Type.FILE, 15), operations.read().statFile(file, NEVER));
        assertEquals(FileFacts.NOT_THERE, operations.edit().statFile(folder.resolve("none"), NEVER));
    }

    @Test
    @Row({"P-432", "P-434"})
    void imagesAreNotRecognisedAndNotReadFromTheDisk() throws IOException {
        Path image = Files.write(folder.resolve("p.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});

        assertEquals(Optional.empty(), operations.read().detectImage(image, NEVER));
        assertThrows(IOException.class, () -> operations.read().readBytes(image, 100, NEVER));
    }

    @Test
    @Row("P-431")
    void whatTheClientDoesNotHaveIsNotLookedForOnTheDisk() {
        editor.failingReads(file, -32002, "outside the project");

        assertThrows(NoSuchFileException.class, () -> operations.edit().readFile(file, 100, NEVER));
    }

    @Test
    @Row({"P-431", "O-016"})
    void clientThatDoesNotKnowTheRequestIsSaidSo() {
        editor.with(Habit.KNOWS_NO_WRITE).failingReads(file, -32603, "busy");

        IOException unread =
                assertThrows(IOException.class, () -> operations.edit().readFile(file, 100, NEVER));
        IOException unwritten =
                assertThrows(IOException.class, () -> operations.write().writeFile(file, "x", NEVER));

        assertTrue(unread.getMessage().contains("-32603: busy"), unread.getMessage());
        assertTrue(unwritten.getMessage().contains("does not take text"), unwritten.getMessage());
    }

    @Test
    @Row("O-016")
    void failedWriteIsToldInWords() {
        editor.failingWrites(file, new AcpException(-32603, "read-only buffer"));

        IOException e = assertThrows(IOException.class, () -> operations.write().writeFile(file, "x", NEVER));

        assertTrue(e.getMessage().contains("-32603: read-only buffer"), e.getMessage());
    }

    @Test
    void moreThanWasAskedForIsRefused() {
        assertThrows(TooLargeException.class, () -> operations.edit().readFile(file, 4, NEVER));
    }
}
