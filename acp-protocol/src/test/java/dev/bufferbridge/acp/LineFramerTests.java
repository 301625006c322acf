package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineFramerTests {

    /** Hands out at most {@code step} bytes at a time. */
    private static InputStream slowly(String text, int step) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
                return super.read(target, offset, Math.min(step, length));
            }
        };
    }

    private static List<String> lines(InputStream input, int maxBytes) throws IOException {
        LineFramer framer = new LineFramer(input, maxBytes);
        List<String> lines = new ArrayList<>();
        for (LineFramer.Line line = framer.next(); line != null; line = framer.next()) {
            lines.add(
                    line.tooLong()
                            ? "TOO LONG"
                            : new String(line.bytes(), line.from(), line.to() - line.from(), StandardCharsets.UTF_8));
        }
        return lines;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 1000})
    void linesEndInNewlinesAndBlankOnesAreSkipped(int step) throws IOException {
        assertEquals(
                List.of("a", "bc ", "ä", "last"),
                lines(slowly("a\nbc \r\n\n  \n\r\n\tä\n\nlast".replace("\t", ""), step), 100));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 1000})
    void aLineOverTheLimitIsReportedOnceAndTheNextOneIsWhole(int step) throws IOException {
        String limit = "x".repeat(10);
        assertEquals(
                List.of(limit, "TOO LONG", "after", "TOO LONG"),
                lines(slowly(limit + "\n" + limit + "x\nafter\n" + "y".repeat(500), step), 10));
    }

    @Test
    void theEndOfAnEmptyStreamIsNoLine() throws IOException {
        assertEquals(List.of(), lines(slowly("", 1), 10));
        assertEquals(List.of(), lines(slowly("\n \n", 1), 10));
    }

    @Test
    void anyMixtureOfLengthsComesOutAsItWentIn() throws IOException {
        Random random = new Random(42);
        List<String> expected = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            String line = "l" + "z".repeat(random.nextInt(random.nextInt(20) == 0 ? 300_000 : 300));
            text.append(line).append('\n');
            expected.add(line.length() > 200_000 ? "TOO LONG" : line);
        }
        assertEquals(expected, lines(slowly(text.toString(), 50_000), 200_000));
    }
}
