package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands still is read once; whatever may have changed is read again. */
class DiskTextsTests {

    @TempDir
    Path folder;

    private Instant now = Instant.now();
    private final InstantSource clock = () -> now;
    private final DiskTexts texts = new DiskTexts(Bench.disk(), 1 << 20, clock);
    private Path file;

    @BeforeEach
    void storedText() throws IOException {
        file = Files.writeString(folder.resolve("f.txt"), "one\n");
    }

    @Test
    void settledFileIsReadOnce() throws IOException {
        now = Instant.now().plus(Duration.ofMinutes(1));

        TextSnapshot first = texts.read(file, Cancellation.none());

        assertSame(first, texts.read(file, Cancellation.none()));
    }

    @Test
    void freshFileIsReadAgain() throws IOException {
        texts.read(file, Cancellation.none());
        Files.writeString(file, "two\n");

        assertEquals("two\n", texts.read(file, Cancellation.none()).text());
    }

    @Test
    void changeThatHidesItsTimeIsSeen() throws IOException {
        now = Instant.now().plus(Duration.ofMinutes(1));
        FileTime before = Files.getLastModifiedTime(file);
        texts.read(file, Cancellation.none());
        Path other = Files.writeString(folder.resolve("g.txt"), "two\n");
        Files.setLastModifiedTime(other, before);
        Files.move(other, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);

        assertEquals("two\n", texts.read(file, Cancellation.none()).text());
    }

    @Test
    void fileThatIsGoneIsGone() throws IOException {
        now = Instant.now().plus(Duration.ofMinutes(1));
        texts.read(file, Cancellation.none());
        Files.delete(file);

        assertNull(texts.read(file, Cancellation.none()));
    }
}
