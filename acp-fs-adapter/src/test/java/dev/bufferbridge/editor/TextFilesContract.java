package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TooLargeException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every TextFiles does, wherever its text lives. An editor of a subclass saves what it is given, so that the disk can be asked. */
abstract class TextFilesContract {

    private static final Cancellation NEVER = Cancellation.none();
    private static final long PLENTY = 1 << 20;

    @TempDir
    Path temporary;

    Path folder;
    private TextFiles files;
    private Path file;

    /** @param project the folder that is open, where there is an editor */
    abstract TextFiles files(Path project) throws IOException;

    @BeforeEach
    void start() throws IOException {
        folder = temporary.toRealPath();
        file = Files.writeString(folder.resolve("f.txt"), "one\ntwo\nthree\n");
        files = files(folder);
    }

    @Test
    void factsTellWhatIsThere() throws IOException {
        assertEquals(new FileFacts(FileFacts.Type.FILE, 14), files.facts(file, NEVER));
        assertEquals(FileFacts.Type.DIRECTORY, files.facts(folder, NEVER).type());
        assertEquals(FileFacts.NOT_THERE, files.facts(folder.resolve("none"), NEVER));
    }

    @Test
    void sameTextIsTheSameVersion() throws IOException {
        TextSnapshot first = read();

        assertEquals("one\ntwo\nthree\n", first.text());
        assertEquals(first.version(), read().version());
        assertEquals(file, first.path());
    }

    @Test
    void missingFileIsNotFound() {
        assertThrows(NoSuchFileException.class, () -> files.read(folder.resolve("none"), PLENTY, NEVER));
        assertThrows(
                NoSuchFileException.class,
                () -> files.page(folder.resolve("none"), new PageRequest(1, 1, 1, 1), NEVER));
    }

    @Test
    void folderIsNoText() {
        assertThrows(IOException.class, () -> files.read(folder, PLENTY, NEVER));
        assertThrows(IOException.class, () -> replace(folder, new Expected.Absent(), "x"));
    }

    @Test
    void moreThanAskedForIsRefused() {
        assertThrows(TooLargeException.class, () -> files.read(file, 13, NEVER));
    }

    @Test
    void pageIsAPartOfTheText() throws IOException {
        TextPage page = files.page(file, new PageRequest(2, 1, 1000, PLENTY), NEVER);

        assertEquals("two\n", page.text());
        assertEquals(3L, page.totalLines());
        assertEquals(false, page.endsAtEof());
    }

    @Test
    @Row({"O-018", "O-019"})
    void presentVersionIsReplacedAgainAndAgain() throws IOException {
        WriteOutcome.Written first = written(replace(file, new Expected.Version(read().version()), "first\n"));
        WriteOutcome.Written second =
                written(replace(file, new Expected.Version(first.after().version()), "second\n"));

        assertEquals("one\ntwo\nthree\n", first.before().text());
        assertEquals("first\n", second.before().text());
        assertEquals("second\n", second.after().text());
        assertEquals("second\n", Files.readString(file));
        assertEquals(second.after().version(), read().version());
    }

    @Test
    @Row("O-001")
    void otherVersionIsNotReplaced() throws IOException {
        TextSnapshot old = read();
        Files.writeString(file, "changed meanwhile\n");

        WriteOutcome.Changed changed = assertInstanceOf(
                WriteOutcome.Changed.class, replace(file, new Expected.Version(old.version()), "mine\n"));

        assertEquals("changed meanwhile\n", changed.now().text());
        assertEquals("changed meanwhile\n", Files.readString(file));
    }

    @Test
    void existingFileIsNotCreated() throws IOException {
        assertInstanceOf(WriteOutcome.Changed.class, replace(file, new Expected.Absent(), "mine\n"));
        assertEquals("one\ntwo\nthree\n", Files.readString(file));
    }

    @Test
    void fileThatIsGoneIsNotReplaced() throws IOException {
        TextSnapshot old = read();
        Files.delete(file);

        assertEquals(new WriteOutcome.Changed(null), replace(file, new Expected.Version(old.version()), "mine\n"));
    }

    @Test
    @Row("O-015")
    void newFileGetsItsFolders() throws IOException {
        Path nested = folder.resolve("x/y/new.txt");

        WriteOutcome.Written written = written(replace(nested, new Expected.Absent(), "new\n"));

        assertEquals(null, written.before());
        assertEquals("new\n", written.after().text());
        assertEquals("new\n", Files.readString(nested));
    }

    @Test
    void lineEndingsAreWrittenAsTheyAreGiven() throws IOException {
        Files.writeString(file, "one\r\ntwo\r\n");
        TextSnapshot seen = read();

        written(replace(file, new Expected.Version(seen.version()), "one\r\n2\r\n"));

        assertEquals(LineEnding.CRLF, seen.format().ending());
        assertEquals("one\r\n2\r\n", Files.readString(file));
    }

    @Test
    void byteOrderMarkStays() throws IOException {
        Files.writeString(file, "\uFEFFone\n");
        TextSnapshot seen = read();

        written(replace(file, new Expected.Version(seen.version()), "two\n"));

        assertEquals("one\n", seen.text());
        assertArrayEquals("\uFEFFtwo\n".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    void nothingHappensAfterACancel() throws IOException {
        TextSnapshot seen = read();
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();

        assertThrows(
                CancellationException.class,
                () -> files.replace(file, new Expected.Version(seen.version()), "mine\n", cancelled));
        assertEquals("one\ntwo\nthree\n", Files.readString(file));
    }

    @Test
    void bytesAreThoseOnTheDisk() throws IOException {
        byte[] image = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0};
        Path picture = Files.write(folder.resolve("p.png"), image);

        assertArrayEquals(image, files.bytes(picture, 100, NEVER));
        assertArrayEquals(new byte[] {(byte) 0x89, 'P'}, files.head(picture, 2, NEVER));
        assertEquals(new FileFacts(FileFacts.Type.FILE, 9), files.facts(picture, NEVER));
    }

    private TextSnapshot read() throws IOException {
        return files.read(file, PLENTY, NEVER);
    }

    private WriteOutcome replace(Path path, Expected expected, String text) throws IOException {
        return files.replace(path, expected, text, NEVER);
    }

    private static WriteOutcome.Written written(WriteOutcome outcome) {
        return assertInstanceOf(WriteOutcome.Written.class, outcome);
    }
}
