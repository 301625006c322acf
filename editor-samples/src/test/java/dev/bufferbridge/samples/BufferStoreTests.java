package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BufferStoreTests {

    @TempDir
    Path project;

    private Path file;

    @BeforeEach
    void makeFile() throws IOException {
        file = Files.writeString(project.resolve("a.txt"), "stored\n");
    }

    @Test
    void whatIsTypedIsInTheBufferOnlyUntilItIsSaved() throws IOException {
        BufferStore buffers = new BufferStore(EditorSettings.in(project));

        buffers.type(file, "typed\n");

        assertEquals("typed\n", buffers.text(file));
        assertEquals("stored\n", Files.readString(file));
        assertTrue(buffers.isDirty(file));

        buffers.save(file);

        assertEquals("typed\n", Files.readString(file));
        assertFalse(buffers.isDirty(file));
    }

    @Test
    void anEditorThatSavesByItselfHasNoDirtyBuffers() throws IOException {
        BufferStore buffers = new BufferStore(EditorSettings.in(project).withAutosave());

        buffers.type(file, "typed\n");

        assertEquals("typed\n", Files.readString(file));
        assertFalse(buffers.isDirty(file));
    }

    @Test
    void aCleanBufferFollowsItsFileAndADirtyOneDoesNot() throws IOException {
        BufferStore buffers = new BufferStore(EditorSettings.in(project));
        buffers.open(file);

        Files.writeString(file, "changed\n");
        assertEquals("changed\n", buffers.text(file));

        buffers.type(file, "typed\n");
        Files.writeString(file, "changed again\n");
        assertEquals("typed\n", buffers.text(file));
    }

    @Test
    void aBufferMayBeAllowedToGoStale() throws IOException {
        BufferStore buffers = new BufferStore(EditorSettings.in(project).withQuirks(EditorQuirk.KEEPS_STALE_BUFFERS));
        buffers.open(file);

        Files.writeString(file, "changed\n");

        assertEquals("stored\n", buffers.text(file));
    }

    @Test
    void savingKeepsEncodingMarkAndLineEnds() throws IOException {
        byte[] stored = "\uFEFFä\r\nb\r\n".getBytes(StandardCharsets.UTF_16LE);
        Files.write(file, stored);
        BufferStore buffers =
                new BufferStore(EditorSettings.in(project).withQuirks(EditorQuirk.BUFFERS_HAVE_LINE_FEEDS));
        buffers.open(file, StandardCharsets.UTF_16LE);

        assertEquals("ä\nb\n", buffers.text(file));
        buffers.type(file, "ä\nb\nc\n");
        buffers.save(file);

        assertArrayEquals("\uFEFFä\r\nb\r\nc\r\n".getBytes(StandardCharsets.UTF_16LE), Files.readAllBytes(file));
        assertEquals("ä\nb\nc\n", buffers.diskText(file));
    }

    @Test
    void savingMayFormat() throws IOException {
        BufferStore buffers = new BufferStore(EditorSettings.in(project).withQuirks(EditorQuirk.FORMATS_ON_SAVE));

        buffers.type(file, "a  \nb");
        buffers.save(file);

        assertEquals("a\nb\n", Files.readString(file));
        assertEquals("a\nb\n", buffers.text(file));
    }

    @Test
    void aNewFileExistsOnceItIsSaved() throws IOException {
        Path fresh = project.resolve("new/folder/b.txt");
        BufferStore buffers = new BufferStore(EditorSettings.in(project));

        buffers.type(fresh, "b");
        assertFalse(Files.exists(fresh));

        buffers.save(fresh);
        assertEquals("b", Files.readString(fresh));
    }

    @Test
    void whatIsDiscardedIsGone() {
        BufferStore buffers = new BufferStore(EditorSettings.in(project));
        buffers.type(file, "typed\n");

        buffers.discard(file);

        assertThrows(IllegalStateException.class, () -> buffers.text(file));
    }
}
