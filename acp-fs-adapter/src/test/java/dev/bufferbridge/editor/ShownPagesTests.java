package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShownPagesTests {

    private static final List<String> TEXTS = List.of(
            "",
            "\n",
            "a",
            "a\n",
            "a\nb",
            "a\nb\n",
            "a\r\nb\r\n",
            "a\rb\rc",
            "a\r\n\r\nb\n",
            "ä漢🙂\nzweite\n",
            "long line without end",
            "\n\n\n",
            "x\n" + "y".repeat(30) + "\nz\n");

    @TempDir
    Path folder;

    /** A page must not depend on whether the editor or the disk gives the text. */
    @Test
    void pagesAreThoseThatTheDiskWouldGive() throws IOException {
        for (String text : TEXTS) {
            Path file = Files.writeString(folder.resolve("f.txt"), text);
            TextSnapshot whole = Bench.disk().read(file, 1 << 20, Cancellation.none());
            for (int first = 1; first <= 4; first++) {
                for (int lines = 1; lines <= 3; lines++) {
                    for (int bytes : new int[] {1, 3, 7, 10, 1000}) {
                        PageRequest request = new PageRequest(first, lines, bytes, 1 << 20);
                        TextPage disk = Bench.disk().page(file, request, Cancellation.none());
                        assertEquals(facts(disk), facts(ShownPages.cut(whole, request)), text + " " + request);
                    }
                }
            }
        }
    }

    private static String facts(TextPage page) {
        return "%s|%d lines from %d|eof %s|of %s|cut %s|too long %s"
                .formatted(
                        page.text(),
                        page.lines(),
                        page.firstLine(),
                        page.endsAtEof(),
                        page.totalLines(),
                        page.cutBy(),
                        page.firstLineTooLong());
    }
}
