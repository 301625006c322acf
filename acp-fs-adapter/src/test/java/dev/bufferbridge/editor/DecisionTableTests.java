package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who has the say over a file's text: the table of EditorWorkspace, line by line. */
class DecisionTableTests {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void savedFile() throws IOException {
        folder = folder.toRealPath();
        file = Files.writeString(folder.resolve("a.txt"), "old\n");
    }

    @Test
    @Row({"O-007", "O-051"})
    void bothOfferedTakesTextFromTheBufferAndGivesItBackThere() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "new\n");

        WriteOutcome outcome = bench.edit(file, "new", "newer");

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("new\n", written.before().text());
        assertEquals("newer\n", written.after().text());
        assertEquals("newer\n", bench.editor.buffer(file));
        assertEquals("old\n", Files.readString(file));
    }

    /** What such an editor shows is not known: neither its buffer nor the disk may be taken for it. */
    @Test
    void anAnswerWithoutATextFailsAndChangesNothing() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.ANSWERS_READ_WITHOUT_TEXT));
        bench.editor.type(file, "new\n");

        IOException refused = assertThrows(IOException.class, () -> bench.edit(file, "old", "older"));

        assertTrue(
                refused.getMessage().startsWith("the editor answered without a text for " + file), refused::getMessage);
        assertEquals("new\n", bench.editor.buffer(file));
        assertEquals("old\n", Files.readString(file));
    }

    @Test
    @Row("O-008")
    void nothingOfferedWorksOnTheDiskAndAsksNothing() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().offering(false, false));
        bench.editor.type(file, "new\n");

        bench.edit(file, "old", "older");

        assertEquals("older\n", Files.readString(file));
        assertEquals(List.of(), bench.editor.calls());
    }

    @Test
    @Row("O-008")
    void readOnlyEditorIsReadAndTheDiskWritten() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().offering(true, false));
        bench.editor.open(file);

        bench.edit(file, "old", "older");

        assertEquals("older\n", Files.readString(file));
        assertTrue(bench.editor.calls().contains("read a.txt"));
    }

    @Test
    @Row("O-008")
    void readOnlyEditorWithUnsavedTextRefusesChanges() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().offering(true, false));
        bench.editor.type(file, "unsaved\n");

        WriteOutcome outcome = bench.edit(file, "unsaved", "lost");

        WriteOutcome.Refused refused = assertInstanceOf(WriteOutcome.Refused.class, outcome);
        assertTrue(refused.reason().contains("unsaved text"), refused.reason());
        assertEquals("old\n", Files.readString(file));
    }

    @Test
    @Row("O-008")
    void writeOnlyEditorIsWrittenAndTheDiskRead() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().offering(false, true));

        bench.edit(file, "old", "older");

        assertEquals("older\n", Files.readString(file));
        assertEquals(List.of("write a.txt"), bench.editor.calls());
    }

    @Test
    void writeOnlyEditorThatDoesNotSaveIsNotWrittenTwice() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().offering(false, true).with(Habit.OPENS_UNSAVED));
        bench.edit(file, "old", "first");

        WriteOutcome second = bench.edit(file, "old", "second");

        assertInstanceOf(WriteOutcome.Refused.class, second);
        assertEquals("first\n", bench.editor.buffer(file));
        assertTrue(bench.read(file).notices().toString().contains("not saved"), "the reader is told");
        TextPage page = bench.files.page(file, new PageRequest(1, 9, 1000, 1000), Cancellation.none());
        assertTrue(page.notices().toString().contains("not saved"), "the reader of a page is told");
    }

    @Test
    @Row("O-010")
    void offeredAndUnknownFallsBackForTheSessionAndIsSaidOnce() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.KNOWS_NO_READ, Habit.KNOWS_NO_WRITE));

        bench.edit(file, "old", "older");
        bench.edit(file, "older", "oldest");

        assertEquals("oldest\n", Files.readString(file));
        assertEquals(List.of("read a.txt", "write a.txt"), bench.editor.calls());
        assertEquals(2, bench.said.size(), bench.said.toString());
    }

    @Test
    @Row("O-009")
    void errorForAFileThatExistsUsesTheDiskAndSaysSo() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().failingReads(file, -32002, "outside the project"));

        TextSnapshot seen = bench.read(file);
        bench.replace(file, seen, "older\n");

        assertEquals("old\n", seen.text());
        assertTrue(seen.notices().get(0).contains("-32002")
                && seen.notices().get(0).contains("outside the project"));
        assertEquals("older\n", Files.readString(file));
        assertTrue(bench.editor.calls().stream().noneMatch("write a.txt"::equals));
    }

    @Test
    void errorForAFileWithUnsavedTextIsNotAnsweredFromTheDisk() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "unsaved\n");
        bench.read(file);
        bench.editor.failingReads(file, -32603, "busy");

        IOException e = assertThrows(IOException.class, () -> bench.read(file));

        assertTrue(e.getMessage().contains("was shown by the editor before"), e.getMessage());
    }

    @Test
    void errorForAFileThatWasShownIsNotTakenForAFileThatIsNotOpen() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.open(file);
        TextSnapshot seen = bench.read(file);
        bench.editor.type(file, "typed meanwhile\n");
        bench.editor.failingReads(file, -32603, "busy");

        assertThrows(IOException.class, () -> bench.replace(file, seen, "lost\n"));

        assertEquals("old\n", Files.readString(file));
    }

    @Test
    void errorForAnUnsavedNewFileIsNotTakenForAMissingFile() throws IOException {
        Path draft = folder.resolve("draft.txt");
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(draft, "draft\n");
        bench.read(draft);
        bench.editor.failingReads(draft, -32603, "busy");

        assertThrows(IOException.class, () -> bench.create(draft, "lost\n"));

        assertEquals("draft\n", bench.editor.buffer(draft));
    }

    @Test
    @Row("O-009")
    void missingInBothIsNotFound() {
        Path missing = folder.resolve("none.txt");
        Bench bench = Bench.over(new ScriptedEditor());

        assertThrows(NoSuchFileException.class, () -> bench.read(missing));
    }

    @Test
    void emptyAnswerMeansMissingWhereTheDiskHasNothing() throws IOException {
        Path missing = folder.resolve("none.txt");
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.EMPTY_FOR_MISSING));

        assertThrows(NoSuchFileException.class, () -> bench.read(missing));
        assertEquals(FileFacts.NOT_THERE, bench.files.facts(missing, Cancellation.none()));
    }

    @Test
    void emptyAnswerMeansAnEmptyBufferWhereTheDiskHasText() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "");

        TextSnapshot seen = bench.read(file);

        assertEquals("", seen.text());
        assertEquals(1, seen.notices().size());
    }

    @Test
    void textThatIsOnlyInTheEditorIsRead() throws IOException {
        Path unsaved = folder.resolve("new.txt");
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(unsaved, "draft\n");

        assertEquals("draft\n", bench.read(unsaved).text());
        assertEquals(new FileFacts(FileFacts.Type.FILE, 6), bench.files.facts(unsaved, Cancellation.none()));
    }

    @Test
    void binaryFilesAreNeverAskedFor() throws IOException {
        Path image = Files.write(folder.resolve("p.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0});
        Bench bench = Bench.over(new ScriptedEditor());

        bench.files.bytes(image, 100, Cancellation.none());
        bench.files.facts(image, Cancellation.none());

        assertEquals(List.of(), bench.editor.calls());
    }

    @Test
    void wideTextIsTextAlthoughItIsFullOfZeroBytes() throws IOException {
        Path wide =
                Files.write(folder.resolve("w.txt"), "\uFEFFhi\n".getBytes(java.nio.charset.StandardCharsets.UTF_16LE));
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(wide, "hi\n");

        assertEquals("hi\n", bench.read(wide).text());
    }

    @Test
    void foldersAreNeverAskedFor() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());

        assertEquals(
                FileFacts.Type.DIRECTORY,
                bench.files.facts(folder, Cancellation.none()).type());
        assertEquals(List.of(), bench.editor.calls());
    }

    @Test
    @Row("O-015")
    void newFileGoesThroughTheEditor() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());

        WriteOutcome outcome = bench.create(folder.resolve("b.txt"), "text\n");

        assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertTrue(bench.editor.calls().contains("write b.txt"));
    }

    @Test
    @Row("O-015")
    void newFileInAMissingFolderGetsItsParentsAndGoesThroughTheEditor() throws IOException {
        Path nested = folder.resolve("x/y/c.txt");
        Bench bench = Bench.over(new ScriptedEditor());

        WriteOutcome outcome = bench.create(nested, "text\n");

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("text\n", written.after().text());
        assertEquals("text\n", Files.readString(nested));
        assertEquals(
                2, bench.editor.calls().stream().filter("write c.txt"::equals).count());
    }

    @Test
    @Row("O-015")
    void newFileThatTheEditorDoesNotMakeIsMadeOnTheDisk() throws IOException {
        Path nested = folder.resolve("x/c.txt");
        Bench bench =
                Bench.over(new ScriptedEditor().failingWrites(nested, new AcpException(-32603, "no such buffer")));

        assertInstanceOf(WriteOutcome.Written.class, bench.create(nested, "text\n"));
        assertEquals("text\n", Files.readString(nested));
    }

    @Test
    @Row({"O-015", "O-016"})
    void forbiddenNewFileIsNotMadeBehindTheEditorsBack() {
        Path nested = folder.resolve("c.txt");
        Bench bench =
                Bench.over(new ScriptedEditor().failingWrites(nested, new AcpException(-32603, "Permission denied")));

        IOException e = assertThrows(IOException.class, () -> bench.create(nested, "text\n"));

        assertTrue(e.getMessage().contains("Permission denied"), e.getMessage());
        assertTrue(Files.notExists(nested));
    }

    @Test
    void pagesAreCutHereFromTheWholeText() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "1\n2\n3\n4\n");

        TextPage page = bench.files.page(file, new PageRequest(2, 2, 1000, 1000), Cancellation.none());

        assertEquals("2\n3\n", page.text());
        assertEquals(2, page.firstLine());
        assertEquals(4L, page.totalLines());
        assertEquals(TextPage.CutBy.LINES, page.cutBy());
        assertEquals(TextSnapshot.Source.EDITOR, page.source());
    }
}
