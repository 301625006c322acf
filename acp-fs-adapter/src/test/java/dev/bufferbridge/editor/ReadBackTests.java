package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What became of a written text, and what that teaches. */
class ReadBackTests {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void savedFile() throws IOException {
        file = Files.writeString(folder.toRealPath().resolve("f.txt"), "word\n");
    }

    @Test
    @Row("O-025")
    void mergedTextIsReportedAsItIs() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().formatting(text -> text.replace("word", "word word")));
        bench.editor.open(file);

        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, bench.read(file), "one word\n"));

        assertFalse(written.asSent());
        assertEquals("one word word\n", written.after().text());
        assertTrue(written.after().notices().toString().contains("not what was sent"));
    }

    @Test
    void formattedTextIsTheNextVersion() throws IOException {
        Bench bench =
                Bench.over(new ScriptedEditor().with(Habit.SAVES_ON_WRITE).formatting(text -> text.replace("  ", " ")));
        bench.editor.open(file);
        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, bench.read(file), "a  b\n"));

        assertEquals("a b\n", written.after().text());
        assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, written.after(), "a c\n"));
        assertEquals("a c\n", Files.readString(file));
    }

    @Test
    void editorThatTakesNothingIsFoundOut() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.TAKES_NOTHING));
        bench.editor.open(file);

        WriteOutcome.Refused refused =
                assertInstanceOf(WriteOutcome.Refused.class, bench.replace(file, bench.read(file), "new\n"));

        assertTrue(refused.reason().contains("neither it nor the disk"), refused.reason());
        assertEquals("word\n", bench.read(file).text());
    }

    @Test
    void aNewFileThatTheEditorDoesNotKeepIsNoSuccess() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.TAKES_NOTHING));
        Path missing = file.resolveSibling("new.txt");

        WriteOutcome.Refused refused = assertInstanceOf(WriteOutcome.Refused.class, bench.create(missing, "new\n"));

        assertTrue(refused.reason().contains("neither it nor the disk"), refused.reason());
    }

    @Test
    void addedEmptyLineIsTakenAwayAndNotSentForAgain() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.APPENDS_NEWLINE));
        bench.editor.open(file);

        bench.edit(file, "word", "one");
        assertEquals("one\n", bench.editor.buffer(file));
        int writes = writes(bench);
        bench.edit(file, "one", "two");

        assertEquals("two\n", bench.editor.buffer(file));
        assertEquals(writes + 1, writes(bench));
        assertEquals(1, bench.said.size());
    }

    @Test
    void droppedFinalNewlineIsPutBackAndSentFromThenOn() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.DROPS_FINAL_NEWLINE, Habit.SAVES_ON_WRITE));
        bench.editor.open(file);
        bench.read(file);

        bench.edit(file, "word", "one");
        assertEquals("one\n", Files.readString(file));
        bench.edit(file, "one", "two");

        assertEquals("two\n", Files.readString(file));
        assertEquals(1, bench.said.size());
    }

    @Test
    void newlineAddedByFormattingIsNoQuirk() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().formatting(text -> text.endsWith("\n") ? text : text + "\n"));
        bench.editor.open(file);

        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, bench.read(file), "bare"));

        assertEquals("bare\n", written.after().text());
        assertFalse(written.asSent());
        assertEquals(List.of(), bench.said);
    }

    @Test
    void hiddenFinalNewlineIsNotLost() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.HIDES_FINAL_NEWLINE, Habit.SAVES_ON_WRITE));
        bench.editor.open(file);

        assertEquals("word\n", bench.read(file).text());
        bench.edit(file, "word", "one");

        assertEquals("one\n", Files.readString(file));
    }

    @Test
    void hiddenFinalNewlineOfUnsavedTextIsNotLostEither() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.HIDES_FINAL_NEWLINE, Habit.SAVES_ON_WRITE));
        bench.editor.type(file, "unsaved\n");

        bench.edit(file, "unsaved", "saved");

        assertEquals("saved\n", Files.readString(file));
    }

    @Test
    void finalNewlineThatTheUserTookAwayStaysAway() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.SAVES_ON_WRITE));
        bench.editor.type(file, "unsaved");

        bench.edit(file, "unsaved", "saved");

        assertEquals("saved", Files.readString(file));
    }

    @Test
    void lineEndingsAreTheEditorsBusinessWhereItShowsNewlinesOnly() throws IOException {
        Files.writeString(file, "one\r\ntwo\r\n");
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.SHOWS_LF));

        TextSnapshot seen = bench.read(file);
        WriteOutcome.Written written =
                assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, seen, "one\nTWO\n"));

        assertEquals("one\ntwo\n", seen.text());
        assertEquals(List.of(), seen.notices());
        assertTrue(written.asSent());
        assertEquals("one\r\nTWO\r\n", Files.readString(file));
    }

    @Test
    void byteOrderMarkThatTheEditorShowsIsGivenBack() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "\uFEFFtext\n");

        TextSnapshot seen = bench.read(file);
        bench.replace(file, seen, "other\n");

        assertEquals("text\n", seen.text());
        assertEquals("\uFEFFother\n", bench.editor.buffer(file));
    }

    @Test
    @Row("O-016")
    void editorsErrorIsToldInWords() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor()
                .failingWrites(
                        file,
                        new AcpException(
                                -32603,
                                "disk full",
                                JsonNodeFactory.instance.objectNode().put("path", "/p/f.txt"))));
        TextSnapshot seen = bench.read(file);

        IOException e = assertThrows(IOException.class, () -> bench.replace(file, seen, "new\n"));

        assertTrue(e.getMessage().contains("-32603"), e.getMessage());
        assertTrue(e.getMessage().contains("disk full"), e.getMessage());
        assertTrue(e.getMessage().contains("/p/f.txt"), e.getMessage());
        assertEquals("word\n", Files.readString(file));
    }

    @Test
    void emptyResultOfAWriteIsFine() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.ANSWERS_NULL));
        bench.editor.open(file);

        assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, bench.read(file), "new\n"));
    }

    @Test
    void newTextOfAnEditorHasTheFormatOfWhatIsOnDisk() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        bench.editor.type(file, "a\r\nb\r\n");

        assertEquals(TextFormat.LineEnding.CRLF, bench.read(file).format().ending());
    }

    private static int writes(Bench bench) {
        return (int) bench.editor.calls().stream()
                .filter(call -> call.startsWith("write"))
                .count();
    }
}
