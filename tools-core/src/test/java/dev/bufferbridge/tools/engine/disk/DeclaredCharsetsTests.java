package dev.bufferbridge.tools.engine.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Row("O-053")
final class DeclaredCharsetsTests {

    @TempDir
    Path temp;

    private Path file = Path.of("");

    @BeforeEach
    void makeFolders() throws IOException {
        file = Files.createDirectories(temp.resolve("a/b")).resolve("c.txt");
        settings("", "root = true\n");
    }

    @Test
    void theNearestFileWithASayCounts() throws IOException {
        settings("", "root = true\n[*]\ncharset = latin1\n");
        assertEquals(Optional.of(StandardCharsets.ISO_8859_1), declared());

        settings("a", "[*.txt]\ncharset = Shift_JIS\n");
        assertEquals(Optional.of(Charset.forName("Shift_JIS")), declared());

        settings("a/b", "[*.md]\ncharset = utf-16le\n");
        assertEquals(Optional.of(Charset.forName("Shift_JIS")), declared());
    }

    @Test
    void aRootEndsTheSearch() throws IOException {
        settings("", "[*]\ncharset = latin1\n");
        settings("a", "root = true\n[*.md]\ncharset = utf-8\n");

        assertEquals(Optional.empty(), declared());
    }

    @Test
    void patternsWithASlashAreRelativeToTheirFile() throws IOException {
        settings("", "root=true\n[/a/b/*.{txt,md}]\nCharset = windows-1252\n");
        assertEquals(Optional.of(Charset.forName("windows-1252")), declared());

        settings("", "root=true\n[b/*.txt]\ncharset = windows-1252\n");
        assertEquals(Optional.empty(), declared());
    }

    @Test
    void bracesNameSeveralPatterns() throws IOException {
        settings("", "root=true\n[{a,x}/{b,y}/{*.{md,txt},z}]\ncharset = latin1\n");
        assertEquals(Optional.of(StandardCharsets.ISO_8859_1), declared());

        settings("", "root=true\n[*.{md,js}]\ncharset = latin1\n[*.{txt]\ncharset = latin1\n");
        assertEquals(Optional.empty(), declared());
    }

    /** Settings come with a project: nothing in them may keep a turn from ending. */
    @Test
    void patternsWithManyStarsOrBracesTakeNoTime() throws IOException {
        file = temp.resolve("a".repeat(200));
        settings(
                "",
                "root=true\n[" + "*a".repeat(200) + "b]\ncharset=latin1\n[" + "{a,b}".repeat(200)
                        + "]\ncharset=latin1\n[{" + "a,".repeat(100_000) + "}*]\ncharset=latin1\n");

        assertEquals(Optional.empty(), assertTimeoutPreemptively(Duration.ofSeconds(20), this::declared));
    }

    @Test
    void aLaterSectionOfTheSameFileWins() throws IOException {
        settings("", "root=true\n[*]\ncharset=utf-8\n[*.txt]\ncharset = utf-16\n");

        assertEquals(Optional.of(StandardCharsets.UTF_16BE), declared());
    }

    @Test
    void nonsenseDeclaresNothing() throws IOException {
        settings("", "root=true\n[*.txt\ncharset=latin1\n[[x]\n[*]\ncharset = no such charset!\n");
        assertEquals(Optional.empty(), declared());

        settings("", "root=true\n[*]\ncharset = ISO-2022-CN\n");
        assertEquals(Optional.empty(), declared());

        Files.writeString(temp.resolve("a/.editorconfig"), "x".repeat(1_000_000) + "\n[*]\ncharset=latin1\n");
        assertEquals(Optional.empty(), declared());
    }

    private Optional<Charset> declared() {
        return DeclaredCharsets.of(file);
    }

    private void settings(String folder, String text) throws IOException {
        Files.writeString(temp.resolve(folder).resolve(".editorconfig"), text);
    }
}
