package dev.bufferbridge.tools.engine.disk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DiskTextFilesTests {

    private static final long MUCH = 1_000_000;

    @TempDir
    Path temp;

    private final DiskTextFiles files = new DiskTextFiles();
    private final Cancellation never = Cancellation.none();
    private Path folder = Path.of("");

    @BeforeEach
    void followLinksOfTheTemporaryFolder() throws IOException {
        folder = temp.toRealPath();
    }

    @Test
    @Row("O-056")
    void aLinkIsWrittenThrough() throws IOException {
        Path real = Files.writeString(folder.resolve("real"), "old\n");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));

        write(link, "new\n");

        assertEquals(Path.of("real"), Files.readSymbolicLink(link));
        assertEquals("new\n", Files.readString(real));
    }

    @Test
    @Row("O-056")
    void aLinkToAFileThatIsNotThereMakesThatFile() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("sub/../other"));
        Files.createDirectory(folder.resolve("sub"));

        assertEquals(FileFacts.NOT_THERE, files.facts(link, never));
        WriteOutcome outcome = files.replace(link, new Expected.Absent(), "new\n", never);

        assertInstanceOf(WriteOutcome.Written.class, outcome);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new\n", Files.readString(folder.resolve("other")));
    }

    @Test
    @Row({"P-176", "O-056"})
    void linksInACircleAreRefused() throws IOException {
        Path one = Files.createSymbolicLink(folder.resolve("one"), Path.of("two"));
        Files.createSymbolicLink(folder.resolve("two"), Path.of("one"));

        for (FileSystemException refused : List.of(
                assertThrows(FileSystemException.class, () -> read(one)),
                assertThrows(FileSystemException.class, () -> files.replace(one, new Expected.Absent(), "x", never)))) {
            assertEquals("is a link that cannot be followed", refused.getReason());
        }
    }

    @Test
    @Row({"O-006", "P-078", "P-176"})
    void pipesSocketsDevicesAndFoldersAreNeverOpened() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Path socket = folder.resolve("socket");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            for (Path odd : List.of(pipe, socket, Path.of("/dev/zero"))) {
                assertRefused(odd, "is a pipe, socket or device, not a file");
            }
        }
        assertRefused(folder, "is a directory, not a file");
    }

    private void assertRefused(Path odd, String reason) {
        TextVersion any = TextVersion.of("");
        PageRequest page = new PageRequest(1, 10, 100, 1_000);
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertEquals(
                    reason,
                    assertThrows(FileSystemException.class, () -> read(odd)).getReason());
            assertEquals(
                    reason,
                    assertThrows(FileSystemException.class, () -> files.page(odd, page, never))
                            .getReason());
            assertEquals(
                    reason,
                    assertThrows(
                                    FileSystemException.class,
                                    () -> files.replace(odd, new Expected.Version(any), "x", never))
                            .getReason());
            assertEquals(0, files.head(odd, 10, never).length);
        });
    }

    @Test
    void nothingIsThereBelowAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "a");

        assertEquals(FileFacts.NOT_THERE, files.facts(file.resolve("b/c.txt"), never));
        assertThrows(
                FileSystemException.class,
                () -> files.replace(file.resolve("b/c.txt"), new Expected.Absent(), "x", never));
        assertEquals("a", Files.readString(file));
    }

    @Test
    @Row({"P-120", "O-046"})
    void everySpellingIsTheSameFile() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "a");
        Files.createDirectory(folder.resolve("d"));

        assertEquals(file, read(folder.resolve("d/../a.txt")).path());
    }

    @Test
    @Row("P-117")
    void whatChangesWhileTheNewTextIsWrittenIsNotOverwritten() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old\n");
        TextSnapshot seen = read(file);
        FileOperations touches = new FileOperations() {
            @Override
            void writeAndSync(java.nio.channels.FileChannel channel, byte[] bytes) throws IOException {
                super.writeAndSync(channel, bytes);
                Files.writeString(file, "typed meanwhile\n");
            }
        };

        WriteOutcome outcome =
                new DiskTextFiles(touches).replace(file, new Expected.Version(seen.version()), "new\n", never);

        assertEquals(new WriteOutcome.Changed(read(file)), outcome);
        assertEquals("typed meanwhile\n", Files.readString(file));
        assertEquals(List.of(file), filesIn(folder));
    }

    @Test
    @Row("P-117")
    void aFileThatAppearsWhileANewOneIsWrittenIsNotOverwritten() throws IOException {
        Path file = folder.resolve("a.txt");
        FileOperations races = new FileOperations() {
            @Override
            void writeAndSync(java.nio.channels.FileChannel channel, byte[] bytes) throws IOException {
                super.writeAndSync(channel, bytes);
                Files.writeString(file, "theirs\n");
            }
        };

        WriteOutcome outcome = new DiskTextFiles(races).replace(file, new Expected.Absent(), "ours\n", never);

        assertEquals(new WriteOutcome.Changed(read(file)), outcome);
        assertEquals("theirs\n", Files.readString(file));
    }

    @Test
    @Row({"P-117", "O-059"})
    void aFolderThatBecomesALinkWhileANewFileIsWrittenLeavesNothingBehind() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        FileOperations swaps = new FileOperations() {
            @Override
            void writeAndSync(java.nio.channels.FileChannel channel, byte[] bytes) throws IOException {
                super.writeAndSync(channel, bytes);
                Files.delete(link);
                Files.createSymbolicLink(link, elsewhere);
            }
        };

        new DiskTextFiles(swaps).replace(link.resolve("a.txt"), new Expected.Absent(), "new\n", never);

        assertEquals(List.of(real.resolve("a.txt")), filesIn(real));
        assertEquals(List.of(), filesIn(elsewhere));
    }

    @Test
    @Row({"P-121", "P-176"})
    void cancellingWhileTheNewTextIsWrittenLeavesTheOld() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old\n");
        Cancellation cancellation = Cancellation.none();
        FileOperations cancels = new FileOperations() {
            @Override
            void writeAndSync(java.nio.channels.FileChannel channel, byte[] bytes) throws IOException {
                super.writeAndSync(channel, bytes);
                cancellation.cancel();
            }
        };
        Expected seen = new Expected.Version(read(file).version());

        assertThrows(
                java.util.concurrent.CancellationException.class,
                () -> new DiskTextFiles(cancels).replace(file, seen, "new\n", cancellation));

        assertEquals("old\n", Files.readString(file));
        assertEquals(List.of(file), filesIn(folder));
    }

    @Test
    @Row({"O-053", "O-054"})
    void textThatTheCharsetCannotHoldIsRefused() throws IOException {
        Charset charset = Charset.forName("windows-1252");
        byte[] stored = "ação, não é? Palavras em português\n".getBytes(charset);
        Path file = Files.write(folder.resolve("a.txt"), stored);

        WriteOutcome outcome = write(file, "かな\n");

        assertEquals(
                new WriteOutcome.Refused(
                        file
                                + " is stored as windows-1252, which cannot hold some of the new characters. Nothing was changed; use only characters of that encoding."),
                outcome);
        assertArrayEquals(stored, Files.readAllBytes(file));
    }

    @Test
    @Row({"O-024", "O-045", "O-023"})
    void textIsStoredAsItsUtf8BytesWithTheEndingsItHas() throws IOException {
        String text = "─┐é€😀 <p>&apos; &amp; &lt;</p>\r\nx\ny";
        Path file = folder.resolve("a.txt");

        files.replace(file, new Expected.Absent(), text, never);

        assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    @Row("O-052")
    void aByteOrderMarkStays() throws IOException {
        Path file = Files.write(folder.resolve("a.txt"), "\uFEFFé".getBytes(StandardCharsets.UTF_8));

        write(file, "è");

        assertArrayEquals("\uFEFFè".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    void aTextInPlaceOfABinaryFileIsUtf8() throws IOException {
        Path file = Files.write(folder.resolve("a.bin"), new byte[] {(byte) 0xE9, 0, 1, (byte) 0xFF});

        write(file, "é\n");

        assertArrayEquals("é\n".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    @Row("O-053")
    void aFormThatWouldNotComeBackIsCarriedAsBytes() throws IOException {
        byte[] stored = "\u001B$B$+\u001B(B\u001B(B plain\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.writeString(folder.resolve(".editorconfig"), "[*.txt]\ncharset = iso-2022-jp\n");
        Path file = Files.write(folder.resolve("a.txt"), concat(stored, new byte[] {(byte) 0xFF}));

        TextSnapshot seen = read(file);
        WriteOutcome outcome = files.replace(file, new Expected.Version(seen.version()), seen.text() + "more\n", never);

        assertInstanceOf(WriteOutcome.Written.class, outcome);
        byte[] kept = concat(stored, new byte[] {(byte) 0xFF});
        assertArrayEquals(concat(kept, "more\n".getBytes(StandardCharsets.US_ASCII)), Files.readAllBytes(file));
    }

    @Test
    @Row("O-021")
    void theModeStaysThroughALink() throws IOException {
        Path script = Files.writeString(folder.resolve("run.sh"), "#!/bin/sh\n");
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), script);

        write(link, "#!/bin/sh\necho\n");

        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(script)));
    }

    @Test
    void aMissingBeforeIsNull() throws IOException {
        WriteOutcome outcome = files.replace(folder.resolve("n"), new Expected.Absent(), "", never);

        assertNull(assertInstanceOf(WriteOutcome.Written.class, outcome).before());
        assertEquals(0, Files.size(folder.resolve("n")));
    }

    private TextSnapshot read(Path path) throws IOException {
        return files.read(path, MUCH, never);
    }

    private WriteOutcome write(Path path, String text) throws IOException {
        return files.replace(path, new Expected.Version(read(path).version()), text, never);
    }

    private static byte[] concat(byte[] one, byte[] other) {
        byte[] both = java.util.Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        return both;
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
