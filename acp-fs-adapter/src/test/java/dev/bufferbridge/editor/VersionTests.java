package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clean, unsaved, stale and conflicting buffers. */
class VersionTests {

    @TempDir
    Path folder;

    private final Bench bench = Bench.over(new ScriptedEditor());
    private Path file;

    @BeforeEach
    void openFile() throws IOException {
        file = Files.writeString(folder.toRealPath().resolve("f.txt"), "a\nb\n");
        bench.editor.open(file);
    }

    @Test
    void cleanTextHasNothingToSay() throws IOException {
        assertEquals(List.of(), bench.read(file).notices());
    }

    @Test
    void unsavedTextOverAnUnchangedDiskIsTheTruth() throws IOException {
        bench.read(file);
        bench.editor.type(file, "a\nmine\n");

        TextSnapshot seen = bench.read(file);

        assertEquals("a\nmine\n", seen.text());
        assertTrue(seen.notices().get(0).contains("unsaved"));
        assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, seen, "a\nmine\nc\n"));
    }

    @Test
    @Row({"O-048", "O-001"})
    void staleBufferGivesWayToTheDiskAndTheEditGoesThroughTheEditor() throws IOException {
        TextSnapshot old = bench.read(file);
        Files.writeString(file, "a\nb\nc\n");

        assertInstanceOf(WriteOutcome.Changed.class, bench.replace(file, old, "whole new\n"));
        TextSnapshot seen = bench.read(file);
        WriteOutcome outcome = bench.replace(file, seen, "a\nb\nC\n");

        assertEquals("a\nb\nc\n", seen.text());
        assertEquals(TextSnapshot.Source.DISK, seen.source());
        assertTrue(seen.notices().get(0).contains("changed on the disk"));
        assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("a\nb\nC\n", bench.editor.buffer(file));
    }

    @Test
    void staleBufferStaysStaleWhileItStands() throws IOException {
        bench.read(file);
        Files.writeString(file, "disk\n");
        bench.read(file);

        assertEquals("disk\n", bench.read(file).text());
    }

    @Test
    void reloadedBufferIsCleanAgain() throws IOException {
        bench.read(file);
        Files.writeString(file, "disk\n");
        bench.read(file);
        bench.editor.open(file);

        assertEquals(List.of(), bench.read(file).notices());
    }

    @Test
    void bothMovedIsAConflictThatReadingDoesNotSettle() throws IOException {
        bench.read(file);
        bench.editor.type(file, "mine\n");
        Files.writeString(file, "theirs\n");

        TextSnapshot seen = bench.read(file);
        WriteOutcome outcome = bench.replace(file, seen, "both\n");
        WriteOutcome again = bench.replace(file, bench.read(file), "both\n");

        assertEquals("mine\n", seen.text());
        assertTrue(seen.notices().get(0).contains("conflict"));
        assertInstanceOf(WriteOutcome.Refused.class, outcome);
        assertInstanceOf(WriteOutcome.Refused.class, again);
        assertEquals("mine\n", bench.editor.buffer(file));
        assertEquals("theirs\n", Files.readString(file));
    }

    @Test
    void conflictEndsWhenTheUserSaves() throws IOException {
        bench.read(file);
        bench.editor.type(file, "mine\n");
        Files.writeString(file, "theirs\n");
        bench.read(file);
        bench.editor.save(file);

        assertInstanceOf(WriteOutcome.Written.class, bench.edit(file, "mine", "ours"));
    }

    @Test
    void unsavedTextWhoseDiskMovesIsAConflict() throws IOException {
        bench.editor.type(file, "mine\n");
        bench.read(file);
        Files.writeString(file, "theirs\n");

        assertInstanceOf(WriteOutcome.Refused.class, bench.replace(file, bench.read(file), "x\n"));
    }

    @Test
    @Row("O-018")
    void touchedFileIsNoChange() throws IOException {
        TextSnapshot seen = bench.read(file);
        Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH));

        assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, seen, "c\n"));
    }

    @Test
    @Row("O-019")
    void ownWriteIsNoForeignChange() throws IOException {
        WriteOutcome.Written first =
                assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, bench.read(file), "one\n"));
        assertInstanceOf(WriteOutcome.Written.class, bench.replace(file, first.after(), "two\n"));
        assertInstanceOf(WriteOutcome.Written.class, bench.edit(file, "two", "three"));
    }

    @Test
    void textTypedSinceItWasReadIsNotOverwritten() throws IOException {
        TextSnapshot seen = bench.read(file);
        bench.editor.type(file, "typed since\n");

        WriteOutcome.Changed changed =
                assertInstanceOf(WriteOutcome.Changed.class, bench.replace(file, seen, "whole new\n"));

        assertEquals("typed since\n", changed.now().text());
        assertEquals("typed since\n", bench.editor.buffer(file));
    }

    @Test
    void fileThatIsGoneIsNotWrittenByVersion() throws IOException {
        Path other = Files.writeString(folder.resolve("g.txt"), "x\n");
        TextSnapshot seen = bench.read(other);
        Files.delete(other);

        assertEquals(new WriteOutcome.Changed(null), bench.replace(other, seen, "y\n"));
    }

    @Test
    void existingFileIsNotWrittenAsNew() throws IOException {
        assertInstanceOf(WriteOutcome.Changed.class, bench.create(file, "new\n"));
        assertEquals("a\nb\n", Files.readString(file));
    }

    @Test
    void unsavedFilesAreNamedUntilSaved() throws IOException {
        bench.edit(file, "b", "B");
        assertEquals(List.of(file), bench.files.unsavedFiles(Cancellation.none()));

        bench.editor.save(file);
        assertEquals(List.of(), bench.files.unsavedFiles(Cancellation.none()));
    }

    @Test
    void unsavedFilesAreThoseLastSeenWhereTheEditorDoesNotAnswer() throws IOException {
        bench.edit(file, "b", "B");
        bench.editor.failingReads(file, -32603, "busy");

        assertEquals(List.of(file), bench.files.unsavedFiles(Cancellation.none()));
        assertTrue(bench.files.isUnsaved(file, Cancellation.none()));
    }

    @Test
    void lookingAgainNamesFilesChangedBehindTheEditor() throws IOException {
        bench.read(file);
        assertEquals(List.of(), bench.files.lookAgain(Cancellation.none()));

        Files.writeString(file, "by a command\n");
        assertEquals(List.of(file), bench.files.lookAgain(Cancellation.none()));
    }
}
