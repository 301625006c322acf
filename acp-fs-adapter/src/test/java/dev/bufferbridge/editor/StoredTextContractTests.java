package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFilesContractTests;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract of text files with an editor between. The editor of a subclass saves what it is given, so that the disk can be asked. */
abstract class StoredTextContractTests extends TextFilesContractTests {

    private static final Cancellation NEVER = Cancellation.none();

    @TempDir
    Path temporary;

    private Path folder = Path.of("");
    private @Nullable TextFiles files;

    /** @param project the folder that is open */
    abstract TextFiles files(Path project) throws IOException;

    @BeforeEach
    void start() throws IOException {
        folder = temporary.toRealPath();
        files = files(folder);
    }

    @Override
    protected TextFiles files() {
        return files;
    }

    @Override
    protected Path folder() {
        return folder;
    }

    @Override
    protected void put(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    @Override
    protected @Nullable String textAt(Path path) throws IOException {
        return Files.exists(path) ? Files.readString(path) : null;
    }

    @Override
    protected void remove(Path path) throws IOException {
        Files.delete(path);
    }

    @Test
    void folderIsNotReplaced() {
        assertThrows(IOException.class, () -> files.replace(folder, new Expected.Absent(), "x", NEVER));
    }

    @Test
    @Row("O-052")
    void byteOrderMarkStays() throws IOException {
        Path file = folder.resolve("f.txt");
        put(file, "\uFEFFone\n");
        TextSnapshot seen = files.read(file, MUCH, NEVER);

        WriteOutcome outcome = files.replace(file, new Expected.Version(seen.version()), "two\n", NEVER);

        assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertEquals("one\n", seen.text());
        assertArrayEquals("\uFEFFtwo\n".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    void bytesAreThoseOnTheDisk() throws IOException {
        byte[] image = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0};
        Path picture = Files.write(folder.resolve("p.png"), image);

        assertArrayEquals(image, files.bytes(picture, 100, NEVER));
        assertArrayEquals(new byte[] {(byte) 0x89, 'P'}, files.head(picture, 2, NEVER));
        assertEquals(new FileFacts(FileFacts.Type.FILE, 9), files.facts(picture, NEVER));
    }
}
