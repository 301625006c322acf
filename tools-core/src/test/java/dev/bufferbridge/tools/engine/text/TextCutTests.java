package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class TextCutTests {

    @Test
    @Row({"P-115", "O-012"})
    void bytesAreThoseOfUtf8() {
        for (String text : new String[] {"", "a", "é", "€", "😀", "aé€😀\n", "\u007F\u0080\u07FF\u0800\uFFFD"}) {
            assertEquals(text.getBytes(StandardCharsets.UTF_8).length, TextCut.utf8Bytes(text));
        }
    }

    @Test
    @Row("O-012")
    void aCutFallsBetweenCharacters() {
        String text = "a€b😀cé";
        for (int limit = 0; limit < 20; limit++) {
            String head = TextCut.head(text, limit);
            assertTrue(text.startsWith(head));
            assertTrue(TextCut.utf8Bytes(head) <= limit);
            assertTrue(TextEncodings.isWellFormed(head));
            boolean more = head.length() < text.length();
            assertTrue(!more
                    || TextCut.utf8Bytes(text.substring(0, text.offsetByCodePoints(head.length(), 1))) > limit);
        }
    }

    @Test
    @Row("P-074")
    void sizesAreInWordsForPeople() {
        assertEquals("512B", TextCut.size(512));
        assertEquals("50.0KB", TextCut.size(50 * 1024));
        assertEquals("1.5MB", TextCut.size(1536 * 1024));
    }

    @Test
    @Row({"P-158", "O-053"})
    void linesOfALossyFileAreQuotedWithoutItsBadBytes() {
        String nearby = NearbyLines.of("some text", "x\nsome text \uDCE9 here\n");

        assertEquals("\nNearby:\n  L2: some text \uFFFD here", nearby);
    }

    @Test
    @Row("O-043")
    void onlyRunningNumbersAreLineNumbers() {
        assertEquals("a\nb\n", LineNumberGutter.without("  9\ta\n 10\tb"));
        assertEquals("a\nb\n", LineNumberGutter.without("1: a\n2: b"));
        assertEquals("a\nb\n", LineNumberGutter.without("1| a\n2| b"));
        assertEquals("1: a\n3: b", LineNumberGutter.without("1: a\n3: b"));
        assertFalse(LineNumberGutter.hint("12→x").isEmpty());
        assertTrue(LineNumberGutter.hint("x = 1: y").isEmpty());
    }
}
