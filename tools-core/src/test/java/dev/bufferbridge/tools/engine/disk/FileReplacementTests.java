package dev.bufferbridge.tools.engine.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.engine.disk.FailingOperations.Step;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class FileReplacementTests {

    private static final String OLD = "the old text, longer than the new one\n";
    private static final String NEW = "the new text\n";

    @TempDir
    Path temp;

    private final FailingOperations operations = new FailingOperations();
    private final FileReplacement replacement = new FileReplacement(operations);
    private Path folder = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void makeFile() throws IOException {
        folder = temp.toRealPath();
        file = Files.writeString(folder.resolve("a.txt"), OLD);
    }

    @Test
    @Row({"P-117", "P-171"})
    void aFileIsReplacedByAnotherAndNothingElseIsLeft() throws IOException {
        Object inode = Files.getAttribute(file, "unix:ino");

        assertTrue(replace(file));

        assertEquals(NEW, Files.readString(file));
        assertEquals(List.of(file), files());
        assertNotEquals(inode, Files.getAttribute(file, "unix:ino"));
    }

    @ParameterizedTest
    @EnumSource(names = {"CREATE_FILE", "WRITE_NEW_FILE", "RENAME"})
    @Row({"P-117", "P-171", "P-176"})
    void aFailureAtAnyStepLeavesTheOldTextWholeAndNothingBeside(Step step) throws IOException {
        operations.failAt(step);

        assertThrows(IOException.class, () -> replace(file));

        assertEquals(OLD, Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @ParameterizedTest
    @EnumSource(names = {"CREATE_FILE", "WRITE_NEW_FILE", "RENAME"})
    @Row("P-117")
    void aNewFileIsThereWholeOrNotAtAll(Step step) throws IOException {
        operations.failAt(step);

        assertThrows(IOException.class, () -> replace(folder.resolve("new.txt")));

        assertEquals(List.of(file), files());
    }

    @Test
    @Row({"P-117", "O-001"})
    void theLastLookStopsTheReplacement() throws IOException {
        assertFalse(replacement.replace(file, bytes(NEW), () -> false));

        assertEquals(OLD, Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    @Row("O-021")
    void aPrivateScriptStaysPrivateAndExecutable() throws IOException {
        for (String mode : List.of("rw-------", "rwx------", "rwxr-x--x", "r--r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            Files.writeString(file, OLD);
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            if (Files.isWritable(file)) {
                replace(file);
            }
            assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    @Row("O-057")
    void hardLinksStayOneFile() throws IOException {
        Path other = Files.createLink(folder.resolve("b.txt"), file);
        Object inode = Files.getAttribute(file, "unix:ino");

        assertTrue(replace(file));

        assertEquals(NEW, Files.readString(other));
        assertEquals(inode, Files.getAttribute(file, "unix:ino"));
        assertEquals(List.of(file, other), files());
    }

    @Test
    @Row("P-117")
    void inAFolderThatTakesNoNewFileTheOldOneIsOverwritten() throws IOException {
        operations.denyAt(Step.CREATE_FILE);
        Object inode = Files.getAttribute(file, "unix:ino");

        assertTrue(replace(file));

        assertEquals(NEW, Files.readString(file));
        assertEquals(inode, Files.getAttribute(file, "unix:ino"));
        assertEquals(List.of(file), files());
    }

    @ParameterizedTest
    @EnumSource(names = {"CREATE_FILE", "WRITE_NEW_FILE", "OPEN_TARGET"})
    @Row({"P-117", "O-057"})
    void aFailureBeforeOverwritingLeavesTheOldText(Step step) throws IOException {
        Path other = Files.createLink(folder.resolve("b.txt"), file);
        operations.failAt(step);

        assertThrows(IOException.class, () -> replace(file));

        assertEquals(OLD, Files.readString(other));
        assertEquals(List.of(file, other), files());
    }

    @Test
    @Row({"P-117", "O-057"})
    void theLastLookStopsOverwritingToo() throws IOException {
        Path other = Files.createLink(folder.resolve("b.txt"), file);

        assertFalse(replacement.replace(file, bytes(NEW), () -> false));

        assertEquals(OLD, Files.readString(other));
        assertEquals(List.of(file, other), files());
    }

    @Test
    @Row({"P-117", "O-057"})
    void aFailureWhileOverwritingPutsTheOldTextBack() throws IOException {
        Path other = Files.createLink(folder.resolve("b.txt"), file);
        FileReplacement failsOnce = new FileReplacement(new FailsFirstOverwriting());

        assertThrows(IOException.class, () -> failsOnce.replace(file, bytes(NEW), () -> true));

        assertEquals(OLD, Files.readString(other));
        assertEquals(List.of(file, other), files());
    }

    @Test
    @Row({"P-117", "O-057"})
    void whereEvenThatFailsTheBackupStaysAndIsNamed() throws IOException {
        Files.createLink(folder.resolve("b.txt"), file);
        operations.failAt(Step.WRITE_TARGET);

        FileSystemException lost = assertThrows(FileSystemException.class, () -> replace(file));

        Path backup = files().stream()
                .filter(path -> path.toString().endsWith(".bak"))
                .findFirst()
                .orElseThrow();
        assertEquals(OLD, Files.readString(backup));
        assertEquals("writing failed half-way; the old content is whole in " + backup, lost.getReason());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)));
    }

    private boolean replace(Path target) throws IOException {
        return replacement.replace(target, bytes(NEW), () -> true);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** Stops half-way through the first overwriting and works from then on. */
    private static final class FailsFirstOverwriting extends FileOperations {

        private int writes;

        @Override
        void writeAndSync(java.nio.channels.FileChannel channel, byte[] bytes) throws IOException {
            writes++;
            // the first write is the backup copy
            if (writes == 2) {
                channel.write(java.nio.ByteBuffer.wrap(bytes, 0, bytes.length / 2));
                throw new IOException("no space left");
            }
            super.writeAndSync(channel, bytes);
        }
    }
}
