package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What every implementation of {@link TextFiles} must do. A subclass says where the texts are; each test starts with none. */
public abstract class TextFilesContractTests {

    protected static final long MUCH = 1_000_000;

    private final Cancellation never = Cancellation.none();

    /** The implementation under test; the same one during a test. */
    protected abstract TextFiles files();

    /** An absolute, real folder that the files lie in. */
    protected abstract Path folder();

    /** Puts a text there behind the implementation's back, parents included. */
    protected abstract void put(Path path, String text) throws IOException;

    /** The text that is there, or null. */
    protected abstract @Nullable String textAt(Path path) throws IOException;

    /** Removes it behind the implementation's back. */
    protected abstract void remove(Path path) throws IOException;

    @Test
    void factsTellFilesFoldersAndNothingApart() throws IOException {
        put(path("d/a.txt"), "aä\n");

        assertEquals(new FileFacts(FileFacts.Type.FILE, 4), files().facts(path("d/a.txt"), never));
        assertEquals(FileFacts.Type.DIRECTORY, files().facts(path("d"), never).type());
        assertEquals(FileFacts.NOT_THERE, files().facts(path("b.txt"), never));
    }

    @Test
    void aTextIsReadAsItIs() throws IOException {
        put(path("a.txt"), "one\r\ntwo\nä€😀");

        TextSnapshot snapshot = read("a.txt");

        assertEquals("one\r\ntwo\nä€😀", snapshot.text());
        assertEquals(path("a.txt"), snapshot.path());
        assertTrue(snapshot.format().mixedEndings());
        assertFalse(snapshot.format().lossy());
        assertEquals(List.of(), snapshot.notices());
    }

    @Test
    void theVersionChangesWithTheTextAndOnlyThen() throws IOException {
        put(path("a.txt"), "one\n");
        TextVersion one = read("a.txt").version();
        put(path("a.txt"), "two\n");
        TextVersion two = read("a.txt").version();
        put(path("a.txt"), "one\n");

        assertNotEquals(one, two);
        assertEquals(one, read("a.txt").version());
    }

    @Test
    @Row({"P-078", "P-176"})
    void whatIsMissingOrNoFileIsNotRead() throws IOException {
        put(path("d/a.txt"), "a\n");

        assertThrows(NoSuchFileException.class, () -> read("b.txt"));
        assertThrows(NoSuchFileException.class, () -> page("b.txt", 1, 10));
        assertThrows(IOException.class, () -> read("d"));
        assertEquals("a\n", read("d/a.txt").text());
    }

    @Test
    @Row("P-168")
    void moreThanTheCallerTakesIsRefused() throws IOException {
        put(path("a.txt"), "12345\n");

        assertEquals("12345\n", files().read(path("a.txt"), 6, never).text());
        assertThrows(TooLargeException.class, () -> files().read(path("a.txt"), 5, never));
    }

    @Test
    @Row({"P-073", "P-075", "O-002"})
    void pagesFollowOneAnother() throws IOException {
        put(path("a.txt"), "1\n2\n3\n4\n5\n");

        TextPage first = page("a.txt", 1, 2);
        TextPage last = page("a.txt", 5, 2);

        assertEquals("1\n2\n", first.text());
        assertEquals(2, first.lines());
        assertFalse(first.endsAtEof());
        assertEquals(TextPage.CutBy.LINES, first.cutBy());
        assertEquals(Long.valueOf(5), first.totalLines());
        assertEquals("5\n", last.text());
        assertTrue(last.endsAtEof());
        assertNull(last.cutBy());
        assertEquals(read("a.txt").version(), last.version());
    }

    @Test
    @Row({"P-077", "O-002"})
    void aPageBeyondTheEndIsEmptyAndSaysTheTotal() throws IOException {
        put(path("a.txt"), "1\n2\n");

        TextPage beyond = page("a.txt", 3, 10);

        assertEquals("", beyond.text());
        assertEquals(0, beyond.lines());
        assertEquals(Long.valueOf(2), beyond.totalLines());
    }

    @Test
    @Row({"P-112", "O-017"})
    void aNewFileIsMadeWithItsFolders() throws IOException {
        WriteOutcome outcome = files().replace(path("x/y/new.txt"), new Expected.Absent(), "hello\n", never);

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertNull(written.before());
        assertEquals("hello\n", written.after().text());
        assertTrue(written.asSent());
        assertEquals("hello\n", textAt(path("x/y/new.txt")));
    }

    @Test
    void whatIsThereIsNotTakenForNothing() throws IOException {
        put(path("a.txt"), "mine\n");

        WriteOutcome outcome = files().replace(path("a.txt"), new Expected.Absent(), "other\n", never);

        WriteOutcome.Changed changed = assertInstanceOf(WriteOutcome.Changed.class, outcome);
        assertEquals("mine\n", changed.now() == null ? null : changed.now().text());
        assertEquals("mine\n", textAt(path("a.txt")));
    }

    @Test
    @Row({"P-113", "P-167"})
    void theExpectedVersionIsReplacedAsGiven() throws IOException {
        put(path("a.txt"), "one\r\ntwo\r\n");
        TextSnapshot before = read("a.txt");

        WriteOutcome outcome = replace("a.txt", before.version(), "one\r\n2\nä€😀\r\n");

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals(
                "one\r\ntwo\r\n",
                written.before() == null ? null : written.before().text());
        assertEquals("one\r\n2\nä€😀\r\n", written.after().text());
        assertEquals("one\r\n2\nä€😀\r\n", textAt(path("a.txt")));
        assertEquals(written.after().version(), read("a.txt").version());
    }

    @Test
    @Row("O-001")
    void anotherVersionIsLeftAlone() throws IOException {
        put(path("a.txt"), "a\nb\n");
        TextVersion seen = read("a.txt").version();
        put(path("a.txt"), "a\nb\nc\n");

        WriteOutcome outcome = replace("a.txt", seen, "A\nB\n");

        WriteOutcome.Changed changed = assertInstanceOf(WriteOutcome.Changed.class, outcome);
        assertEquals("a\nb\nc\n", changed.now() == null ? null : changed.now().text());
        assertEquals("a\nb\nc\n", textAt(path("a.txt")));
    }

    @Test
    void ofTwoReplacementsOfOneVersionTheSecondIsToldSo() throws IOException {
        put(path("a.txt"), "a\n");
        TextVersion seen = read("a.txt").version();

        assertInstanceOf(WriteOutcome.Written.class, replace("a.txt", seen, "b\n"));
        assertInstanceOf(WriteOutcome.Changed.class, replace("a.txt", seen, "c\n"));

        assertEquals("b\n", textAt(path("a.txt")));
    }

    @Test
    void aFileThatWentAwayIsNotMadeAnew() throws IOException {
        put(path("a.txt"), "a\n");
        TextVersion seen = read("a.txt").version();
        remove(path("a.txt"));

        WriteOutcome outcome = replace("a.txt", seen, "b\n");

        assertEquals(new WriteOutcome.Changed(null), outcome);
        assertNull(textAt(path("a.txt")));
    }

    @Test
    @Row({"P-121", "P-176"})
    void nothingIsWrittenOnceCancelled() throws IOException {
        put(path("a.txt"), "a\n");
        TextVersion seen = read("a.txt").version();
        Cancellation cancelled = Cancellation.none();
        cancelled.cancel();

        assertThrows(
                CancellationException.class,
                () -> files().replace(path("a.txt"), new Expected.Version(seen), "b\n", cancelled));
        assertThrows(
                CancellationException.class,
                () -> files().replace(path("n.txt"), new Expected.Absent(), "b\n", cancelled));

        assertEquals("a\n", textAt(path("a.txt")));
        assertNull(textAt(path("n.txt")));
    }

    private Path path(String name) {
        return folder().resolve(name);
    }

    private TextSnapshot read(String name) throws IOException {
        return files().read(path(name), MUCH, never);
    }

    private TextPage page(String name, long firstLine, int lines) throws IOException {
        return files().page(path(name), new PageRequest(firstLine, lines, 50_000, MUCH), never);
    }

    private WriteOutcome replace(String name, TextVersion seen, String text) throws IOException {
        return files().replace(path(name), new Expected.Version(seen), text, never);
    }
}
