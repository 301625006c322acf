package dev.bufferbridge.tools.engine.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ToolException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PathResolverTests {

    private static final Path WORK = Path.of("/work dir/project");
    private static final Path HOME = Path.of("/home/me");

    private final PathResolver resolver = new PathResolver(WORK, HOME);

    @ParameterizedTest
    @Row({"P-070", "O-060"})
    @CsvSource({
        "a.txt, /work dir/project/a.txt",
        "./src//A.java, /work dir/project/src/A.java",
        "src/../b.txt, /work dir/project/b.txt",
        "../b.txt, /work dir/b.txt",
        "., /work dir/project",
        "/etc/hosts, /etc/hosts",
        "/a/./b/../c, /a/c",
        "@src/A.java, /work dir/project/src/A.java",
        "@/etc/hosts, /etc/hosts",
        "@@a, /work dir/project/@a",
        "~, /home/me",
        "~/x.txt, /home/me/x.txt",
        "~//x.txt, /home/me/x.txt",
        "@~/x.txt, /home/me/x.txt",
        "~other/x, /work dir/project/~other/x",
        "a/~/x, /work dir/project/a/~/x",
        "file:///tmp/a.txt, /tmp/a.txt",
        "FILE://localhost/tmp/a.txt, /tmp/a.txt",
        "file:///tmp/a%20b%C3%A4.txt, /tmp/a bä.txt",
        "file:///tmp/ä b.txt, /tmp/ä b.txt",
        "file:///tmp/a.txt#L10, /tmp/a.txt",
        "file:///tmp/100%25.txt, /tmp/100%.txt",
    })
    void aWrittenPathBecomesAnAbsoluteOne(String written, String expected) throws ToolException {
        assertEquals(Path.of(expected), resolver.resolve(written));
    }

    @Test
    @Row("P-070")
    void unicodeSpacesBecomeSpaces() throws ToolException {
        assertEquals(WORK.resolve("a b c d e"), resolver.resolve("a\u00A0b\u202Fc\u2003d\u3000e"));
    }

    @ParameterizedTest
    @Row("P-070")
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | path is empty; name a file, or . for the working directory",
                "'  ' | path is empty; name a file, or . for the working directory",
                "'@' | path is empty; name a file, or . for the working directory",
                "file://server/share/a | a file address must name a file of this machine, not of server",
                "file://a.txt | a file address needs three slashes, as in file:///home/me/a.txt",
                "file:///a%zz | the file address has a % without two hexadecimal digits; write % as %25",
                "file:///a%2 | the file address has a % without two hexadecimal digits; write % as %25",
                "file:///a%2Fb | a file address must not hold an encoded slash (%2F)",
                "file:///a%FF | the file address is not UTF-8 once decoded",
                "file:///a%00b | path must not hold a NUL character",
            })
    void whatIsNoPathIsRefusedInWords(String written, String message) {
        ToolException refused = assertThrows(ToolException.class, () -> resolver.resolve(written));

        assertEquals(message, refused.getMessage());
        assertTrue(refused.isBadArguments());
    }

    @Test
    @Row("P-070")
    void nulIsRefused() {
        ToolException refused = assertThrows(ToolException.class, () -> resolver.resolve("a\0b"));

        assertEquals("path must not hold a NUL character", refused.getMessage());
    }

    @ParameterizedTest
    @Row("O-011")
    @ValueSource(strings = {"a\u0308.txt", "\u00e4.txt"})
    void anAccentedNameIsFoundHoweverItIsStored(String stored, @TempDir Path folder) throws Exception {
        Path file = Files.createFile(folder.resolve(stored));
        PathResolver here = new PathResolver(folder, HOME);

        assertEquals(file, here.existing("a\u0308.txt"));
        assertEquals(file, here.existing("\u00e4.txt"));
    }

    @Test
    @Row("O-011")
    void namesAsMacOsWritesThemAreFound(@TempDir Path folder) throws Exception {
        Path shot = Files.createFile(folder.resolve("Screenshot at 9.41.00\u202FAM.png"));
        Path curly = Files.createFile(folder.resolve("d\u2019accord e\u0301te\u0301.txt"));
        PathResolver here = new PathResolver(folder, HOME);

        assertEquals(shot, here.existing("Screenshot at 9.41.00 AM.png"));
        assertEquals(shot, here.existing("Screenshot at 9.41.00\u202FAM.png"));
        assertEquals(curly, here.existing("d'accord \u00e9t\u00e9.txt"));
    }

    @Test
    @Row("O-011")
    void aFolderOnTheWayMayBeWrittenOtherwiseToo(@TempDir Path folder) throws Exception {
        Path file = Files.createFile(
                Files.createDirectory(folder.resolve("u\u0308ber")).resolve("o\u0308l"));

        assertEquals(file, new PathResolver(folder, HOME).existing("\u00fcber/\u00f6l"));
    }

    @Test
    @Row("O-011")
    void anExactNameWinsAndTwoAlikeAreNotGuessedBetween(@TempDir Path folder) throws Exception {
        Path composed = Files.createFile(folder.resolve("\u00e4"));
        Path decomposed = Files.createFile(folder.resolve("a\u0308"));
        Files.createFile(folder.resolve("it\u2019s"));
        Files.createFile(folder.resolve("it\u2018s"));
        PathResolver here = new PathResolver(folder, HOME);

        assertEquals(composed, here.existing("\u00e4"));
        assertEquals(decomposed, here.existing("a\u0308"));
        assertEquals(folder.resolve("it's"), here.existing("it's"));
    }

    @Test
    void whatIsNotThereKeepsItsName(@TempDir Path folder) throws IOException, ToolException {
        assertEquals(folder.resolve("no/such"), new PathResolver(folder, HOME).existing("no/such"));
    }
}
