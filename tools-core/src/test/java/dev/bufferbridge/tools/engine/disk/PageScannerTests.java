package dev.bufferbridge.tools.engine.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.MemoryTextFiles;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.engine.text.RandomText;
import dev.bufferbridge.tools.engine.text.TextCut;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class PageScannerTests {

    private static final long MUCH = 1L << 40;

    @Test
    @Row({"P-073", "P-074", "P-075", "O-002"})
    void pagesReadOneAfterAnotherAreTheText() throws IOException {
        for (int seed = 0; seed < 1_500; seed++) {
            RandomText random = new RandomText(seed);
            String text = random.lines(40, List.of("\n", "\r\n", "\r"));
            List<String> lines = MemoryTextFiles.lines(text);
            int maxLines = 1 + random.number(7);
            StringBuilder read = new StringBuilder();
            long next = 1;
            while (next <= lines.size()) {
                TextPage page = scan(text, new PageRequest(next, maxLines, 60, MUCH));
                String expected = String.join("", lines.subList((int) next - 1, (int) next - 1 + page.lines()));
                assertEquals(expected, page.text(), "seed " + seed);
                assertEquals(Long.valueOf(lines.size()), page.totalLines());
                assertTrue(page.lines() > 0 && page.lines() <= maxLines);
                read.append(page.text());
                next += page.lines();
                assertEquals(next > lines.size(), page.endsAtEof(), "seed " + seed);
                assertEquals(page.endsAtEof(), page.cutBy() == null);
            }
            assertEquals(text, read.toString(), "seed " + seed);
        }
    }

    @Test
    @Row({"P-073", "O-012"})
    void thePageEndsBeforeTheLineThatWouldNotFit() throws IOException {
        TextPage page = scan("12345\n€€€\nx\n", new PageRequest(1, 100, 10, MUCH));

        assertEquals("12345\n", page.text());
        assertEquals(TextPage.CutBy.BYTES, page.cutBy());
        assertFalse(page.firstLineTooLong());
    }

    @Test
    @Row("P-073")
    void theEndingOfTheLastLineDoesNotCount() throws IOException {
        TextPage page = scan("12345\r\nx\n", new PageRequest(1, 100, 5, MUCH));

        assertEquals("12345\r\n", page.text());
        assertEquals(
                "x\n", scan("12345\r\nx\n", new PageRequest(2, 100, 5, MUCH)).text());
    }

    @Test
    @Row({"O-012", "O-013"})
    void ofALineThatIsTooLongThePageHoldsTheBeginningUpToAWholeCharacter() throws IOException {
        for (int limit = 1; limit < 30; limit++) {
            String line = "ab€😀éc".repeat(10);
            TextPage page = scan(line + "\nnext\n", new PageRequest(1, 100, limit, MUCH));

            assertTrue(page.firstLineTooLong());
            assertFalse(page.endsAtEof());
            assertEquals(1, page.lines());
            assertTrue(line.startsWith(page.text()));
            assertEquals(TextCut.head(line, limit), page.text());
            assertEquals(Long.valueOf(2), page.totalLines());
        }
    }

    @Test
    @Row("O-013")
    void aLongOnlyLineIsNoWholeFile() throws IOException {
        TextPage page = scan("x".repeat(1_000_000), new PageRequest(1, 100, 50, MUCH));

        assertEquals("x".repeat(50), page.text());
        assertTrue(page.firstLineTooLong());
        assertFalse(page.endsAtEof());
        assertNull(page.totalLines());
    }

    @Test
    @Row({"P-073", "P-075"})
    void theScanLimitEndsThePageAfterTheLastWholeLine() throws IOException {
        TextPage page = scan("1\n2\n3\n4\n5\n", new PageRequest(1, 100, 100, 5));

        assertEquals("1\n2\n", page.text());
        assertEquals(TextPage.CutBy.SCAN, page.cutBy());
        assertFalse(page.endsAtEof());
        assertNull(page.totalLines());
        assertNull(page.totalBytes());
        assertNull(page.version());
    }

    @Test
    @Row({"P-073", "P-075"})
    void aFileAsLongAsTheScanLimitIsSeenWhole() throws IOException {
        String text = "1\n2\n3\n";

        TextPage page = scan(text, new PageRequest(1, 100, 100, 6));

        assertEquals(text, page.text());
        assertTrue(page.endsAtEof());
        assertEquals(Long.valueOf(3), page.totalLines());
        assertEquals(Long.valueOf(6), page.totalBytes());
        assertEquals(TextVersion.of(text), page.version());
    }

    @Test
    @Row({"P-073", "P-077"})
    void anOffsetBeyondTheScanLimitSaysSo() throws IOException {
        TextPage page = scan("1\n2\n3\n4\n5\n", new PageRequest(5, 100, 100, 4));

        assertEquals(0, page.lines());
        assertEquals(TextPage.CutBy.SCAN, page.cutBy());
        assertNull(page.totalLines());
    }

    @Test
    @Row("O-012")
    void aCharacterAcrossTheScanLimitIsLeftOut() throws IOException {
        TextPage page = scan("a\n€\n", new PageRequest(1, 100, 100, 4));

        assertEquals("a\n", page.text());
        assertFalse(page.format().lossy());
    }

    @Test
    void charactersAcrossChunksAreWhole() throws IOException {
        for (int shift = 0; shift < 5; shift++) {
            String text = "x".repeat(64 * 1024 - shift) + "€😀\r\n" + "y\n";
            TextPage page = scan(text, new PageRequest(1, 10, 1_000_000, MUCH));
            assertEquals(text, page.text());
            assertFalse(page.format().lossy());
        }
    }

    @Test
    @Row("O-053")
    void badBytesAreShownAsReplacedAndSaidToBe() throws IOException {
        byte[] bytes = "\uFEFFa?b\n".getBytes(StandardCharsets.UTF_8);
        bytes[4] = (byte) 0xFF;

        TextPage page = scan(bytes, new PageRequest(1, 10, 100, MUCH));

        assertEquals("a\uFFFDb\n", page.text());
        assertTrue(page.format().lossy());
        assertTrue(page.format().bom());
    }

    @Test
    @Row({"O-053", "O-054"})
    void theCharsetIsDecidedByTheFirstBytesThatAreNotAscii() throws IOException {
        String ascii = "line\n".repeat(40_000);
        for (String name : List.of("Shift_JIS", "UTF-8")) {
            String text = ascii + "これは日本語の文章です。\nとても長いです。\n";
            byte[] stored = text.getBytes(Charset.forName(name));

            TextPage page = scan(stored, new PageRequest(40_002, 1, 100, MUCH));

            assertEquals("とても長いです。\n", page.text());
            assertEquals(Charset.forName(name), page.format().charset());
            assertFalse(page.format().lossy());
            assertEquals(text, TextEncodings.decode(stored, null).text());
        }
    }

    @Test
    @Row({"O-054", "P-166"})
    void otherCharsetsArePagedAsText() throws IOException {
        String text = "これは日本語の文章です。\nとても長いです。\n";

        assertEquals(
                "とても長いです。\n",
                scan(text.getBytes(Charset.forName("Shift_JIS")), new PageRequest(2, 1, 100, MUCH))
                        .text());
        assertEquals(
                "とても長いです。\n",
                scan(("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE), new PageRequest(2, 1, 100, MUCH))
                        .text());
    }

    @Test
    @Row({"P-076", "P-075"})
    void aPageNearTheEndOfAHugeFileIsFound() throws IOException {
        long lines = 2_000_000;
        String line = "y".repeat(99) + "\n";
        try (GeneratedText huge = new GeneratedText(line, lines)) {
            TextPage page = scan(huge, new PageRequest(lines - 1, 100, 10_000, MUCH));

            assertEquals(line + line, page.text());
            assertEquals(Long.valueOf(lines), page.totalLines());
            assertEquals(Long.valueOf(200_000_000), page.totalBytes());
        }
    }

    @Test
    @Row({"P-076", "P-073"})
    void aFirstPageOfAHugeFileDoesNotReadItToItsEnd() throws IOException {
        try (GeneratedText huge = new GeneratedText("y".repeat(99) + "\n", 2_000_000)) {
            TextPage page = scan(huge, new PageRequest(1, 10, 10_000, MUCH));

            assertEquals(10, page.lines());
            assertNull(page.totalLines());
            assertTrue(huge.given < 1_000_000, "read " + huge.given);
        }
    }

    @Test
    @Row("P-078")
    void cancellingEndsALongScan() throws IOException {
        Cancellation cancellation = Cancellation.none();
        try (GeneratedText huge = new GeneratedText("y\n", 1L << 40)) {
            huge.afterFirstRead = cancellation::cancel;
            DecodingSource source = new DecodingSource(huge, MUCH, null);
            PageRequest request = new PageRequest(1L << 39, 10, 100, MUCH);

            assertThrows(CancellationException.class, () -> new PageScanner(source, request, cancellation).scan());
        }
    }

    @Test
    @Row("O-005")
    void anEmptyFileHasNoLines() throws IOException {
        TextPage page = scan("", new PageRequest(1, 10, 100, MUCH));

        assertEquals(0, page.lines());
        assertTrue(page.endsAtEof());
        assertEquals(Long.valueOf(0), page.totalLines());
        assertNotNull(page.version());
    }

    private static TextPage scan(String text, PageRequest request) throws IOException {
        return scan(text.getBytes(StandardCharsets.UTF_8), request);
    }

    private static TextPage scan(byte[] bytes, PageRequest request) throws IOException {
        return scan(new ByteArrayInputStream(bytes), request);
    }

    private static TextPage scan(InputStream in, PageRequest request) throws IOException {
        return new PageScanner(new DecodingSource(in, request.maxScanBytes(), null), request, Cancellation.none())
                .scan();
    }

    /** The same line many times, without holding it more than once. */
    private static final class GeneratedText extends InputStream {

        private final byte[] line;
        private final long bytes;
        private long given;
        private Runnable afterFirstRead = () -> {};

        GeneratedText(String line, long lines) {
            this.line = line.getBytes(StandardCharsets.UTF_8);
            this.bytes = lines * this.line.length;
        }

        @Override
        public int read() {
            return given < bytes ? line[(int) (given++ % line.length)] : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            if (given >= bytes) {
                return -1;
            }
            int count = (int) Math.min(length, bytes - given);
            for (int i = 0; i < count; i++) {
                into[offset + i] = line[(int) ((given + i) % line.length)];
            }
            given += count;
            afterFirstRead.run();
            return count;
        }
    }
}
