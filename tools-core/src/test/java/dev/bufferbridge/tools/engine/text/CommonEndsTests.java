package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class CommonEndsTests {

    @Test
    void endsAreFoundWhereverTheDifferenceLies() {
        Random random = new Random(7);
        for (int round = 0; round < 500; round++) {
            int length = random.nextInt(20_000);
            String text = "ab".repeat(length / 2 + 1);
            int at = random.nextInt(text.length());
            String other = text.substring(0, at) + "X" + text.substring(at + 1);
            assertEquals(at, CommonEnds.head(text, other));
            assertEquals(text.length() - 1 - at, CommonEnds.tail(text, other, text.length()));
        }
    }

    @Test
    void equalAndEmptyTextsAreTheSameThroughout() {
        String text = "x".repeat(10_000);
        assertEquals(10_000, CommonEnds.head(text, text));
        assertEquals(9_000, CommonEnds.tail(text, text, 9_000));
        assertEquals(0, CommonEnds.head("", text));
        assertEquals(0, CommonEnds.tail("", text, 0));
        assertEquals(10_000, CommonEnds.head(text, text + "y"));
    }
}
