package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class TailBufferTests {

    @Test
    void theNewestWholeCharactersAreKept() {
        TailBuffer tail = new TailBuffer(7L);

        append(tail, "ééééé");

        assertEquals(new TerminalOutputResponse("ééé", true, null), tail.output(null));
    }

    @Test
    void outputThatFitsIsWhole() {
        TailBuffer tail = new TailBuffer(7L);

        append(tail, "abc");
        append(tail, "defg");

        assertEquals(new TerminalOutputResponse("abcdefg", false, null), tail.output(null));
    }

    private static void append(TailBuffer tail, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        tail.append(bytes, bytes.length);
    }
}
