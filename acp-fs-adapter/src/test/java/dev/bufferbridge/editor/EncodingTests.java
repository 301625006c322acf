package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.samples.EditorOffers;
import dev.bufferbridge.samples.EditorQuirk;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Text that an editor decoded never reaches the disk in another encoding, with other line endings or without its byte order mark. */
class EncodingTests {

    private static final Charset LATIN = StandardCharsets.ISO_8859_1;
    private static final String SENTENCE = "Größe und Höhe müssen für jede Fläche geprüft werden.\n";

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void latinFile() throws IOException {
        folder = folder.toRealPath();
        file = Files.write(folder.resolve("f.txt"), SENTENCE.repeat(5).getBytes(LATIN));
    }

    @Test
    void editorKeepsTheFilesEncoding() throws IOException {
        try (Connected connected = Connected.to(EditorSettings.in(folder).withQuirks(EditorQuirk.WRITE_SAVES))) {
            connected.editor.buffers().open(file, LATIN);
            EditorWorkspace files = connected.workspace(connected.editor.startSession());

            Connected.edit(files, file, "Größe", "Länge");
        }

        assertArrayEquals(SENTENCE.repeat(5).replace("Größe", "Länge").getBytes(LATIN), Files.readAllBytes(file));
    }

    @Test
    void diskKeepsTheFilesEncodingUnderAReadOnlyEditor() throws IOException {
        try (Connected connected =
                Connected.to(EditorSettings.in(folder).withOffers(EditorOffers.files(true, false)))) {
            connected.editor.buffers().open(file, LATIN);
            EditorWorkspace files = connected.workspace(connected.editor.startSession());

            assertInstanceOf(WriteOutcome.Written.class, Connected.edit(files, file, "Größe", "Länge"));
        }

        assertArrayEquals(SENTENCE.repeat(5).replace("Größe", "Länge").getBytes(LATIN), Files.readAllBytes(file));
    }

    @Test
    void fileThatAnEditorDecodesOtherwiseIsNotWrittenUnderIt() throws IOException {
        byte[] before = Files.readAllBytes(file);
        try (Connected connected =
                Connected.to(EditorSettings.in(folder).withOffers(EditorOffers.files(true, false)))) {
            connected.editor.buffers().open(file, Charset.forName("IBM850"));
            EditorWorkspace files = connected.workspace(connected.editor.startSession());

            assertInstanceOf(WriteOutcome.Refused.class, Connected.edit(files, file, "und", "oder"));
        }

        assertArrayEquals(before, Files.readAllBytes(file));
    }

    @Test
    void lineEndingsThatAnEditorLosesOnTheDiskArePutBack() throws IOException {
        Files.writeString(file, "one\r\ntwo\r\n");
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.SHOWS_LF, Habit.WRITES_DISK_ONLY));

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, bench.edit(file, "two", "three"));
        bench.edit(file, "three", "four");

        assertTrue(written.asSent());
        assertEquals("one\r\nfour\r\n", Files.readString(file));
        assertEquals(1, bench.said.size(), bench.said.toString());
    }

    @Test
    void byteOrderMarkThatAnEditorLosesOnTheDiskIsPutBack() throws IOException {
        Files.writeString(file, "\uFEFFone\n");
        ScriptedEditor editor = new ScriptedEditor().with(Habit.WRITES_DISK_ONLY, Habit.HIDES_BYTE_ORDER_MARK);
        Bench bench = Bench.over(editor);

        bench.edit(file, "one", "two");

        assertEquals("\uFEFFtwo\n", Files.readString(file));
    }

    @Test
    void otherEncodingThatAnEditorStoresIsSaid() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.SAVES_ON_WRITE));
        bench.editor.type(file, SENTENCE.repeat(5));

        WriteOutcome.Written written = assertInstanceOf(WriteOutcome.Written.class, bench.edit(file, "Größe", "Länge"));

        assertTrue(
                written.after().notices().toString().contains("stored the file as UTF-8"),
                written.after().notices().toString());
    }

    @Test
    void bytesThatAreNoTextAreNotSentToAnEditor() throws IOException {
        Files.write(file, new byte[] {'a', (byte) 0xFF, '\n'});
        Bench bench = Bench.over(new ScriptedEditor().offering(false, true));
        TextSnapshot seen = bench.read(file);
        String text = seen.text().replace('a', 'b') + "\uDCFF\n";

        assertInstanceOf(WriteOutcome.Refused.class, bench.replace(file, seen, text));
        assertArrayEquals(new byte[] {'a', (byte) 0xFF, '\n'}, Files.readAllBytes(file));
    }
}
