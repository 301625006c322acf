package dev.bufferbridge.tools.engine.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Row("O-158")
final class DisplayPathsTests {

    @ParameterizedTest
    @CsvSource({
        "/p/a/src/A.java, src/A.java",
        "/p/a/x/../b, b",
        "/p/a, .",
        "/p/ab/c, /p/ab/c",
        "/p/b, /p/b",
        "/p, /p",
    })
    void pathsAreRelativeInsideAndAbsoluteOutside(String path, String shown) {
        assertEquals(shown, new DisplayPaths(Path.of("/p/a")).show(Path.of(path)));
    }

    @Test
    void aLinkedWorkingDirectoryKnowsBothItsNames(@TempDir Path temp) throws IOException {
        Path real = Files.createDirectory(temp.toRealPath().resolve("real"));
        Path link = Files.createSymbolicLink(temp.resolve("link"), real);
        DisplayPaths shown = new DisplayPaths(link);

        assertEquals("a/b", shown.show(link.resolve("a/b")));
        assertEquals("a/b", shown.show(real.resolve("a/b")));
    }
}
