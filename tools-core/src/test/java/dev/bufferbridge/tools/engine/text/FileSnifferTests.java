package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FileSnifferTests {

    private static final String PNG = "89504e470d0a1a0a";

    @Test
    @Row("P-084")
    void imagesAreKnownByTheirFirstBytes() {
        assertEquals(Optional.of("image/png"), type(png("IHDR", "IDAT")));
        assertEquals(Optional.of("image/jpeg"), type(hex("ffd8ffe000104a464946")));
        assertEquals(Optional.of("image/gif"), type(ascii("GIF89a....")));
        assertEquals(Optional.of("image/gif"), type(ascii("GIF87a....")));
        assertEquals(Optional.of("image/webp"), type(ascii("RIFF....WEBPVP8 ")));
        assertEquals(Optional.of("image/bmp"), type(bitmap(40)));
        assertEquals(Optional.of("image/bmp"), type(bitmap(12)));
        assertEquals(Optional.of("image/bmp"), type(bitmap(124)));
    }

    @Test
    @Row("P-084")
    void whatOnlyBeginsLikeAnImageIsNone() {
        assertEquals(Optional.empty(), type(png("IHDR", "acTL", "IDAT")));
        assertEquals(Optional.empty(), type(hex(PNG)));
        assertEquals(Optional.empty(), type(hex("ffd8ff")));
        assertEquals(Optional.empty(), type(hex("ffd8fff70000")));
        assertEquals(Optional.empty(), type(ascii("GIF90a")));
        assertEquals(Optional.empty(), type(ascii("RIFF....WAVE")));
        assertEquals(Optional.empty(), type(bitmap(13)));
        assertEquals(Optional.empty(), type(ascii("BMX is a text about bicycles, long enough")));
        assertEquals(Optional.empty(), type(new byte[0]));
    }

    @Test
    @Row("P-084")
    void aBrokenChunkLengthEndsTheLook() {
        byte[] broken = png("IHDR", "zzzz");
        ByteBuffer.wrap(broken).putInt(8 + 25, 0xFFFFFFF0);

        assertEquals(Optional.of("image/png"), type(broken));
    }

    @Test
    @Row({"O-053", "P-084"})
    void textWithAMarkIsNotBinary() {
        assertTrue(FileSniffer.isBinary(new byte[] {'a', 0, 'b'}));
        assertFalse(FileSniffer.isBinary("\uFEFFab".getBytes(StandardCharsets.UTF_16LE)));
        assertFalse(FileSniffer.isBinary("plain é".getBytes(StandardCharsets.UTF_8)));
    }

    private static Optional<String> type(byte[] start) {
        return FileSniffer.imageType(start);
    }

    /** A PNG of empty chunks but for the header's 13 bytes. */
    private static byte[] png(String... chunks) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(hex(PNG));
        for (String chunk : chunks) {
            int length = chunk.equals("IHDR") ? 13 : 0;
            bytes.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
            bytes.writeBytes(ascii(chunk));
            bytes.writeBytes(new byte[length + 4]);
        }
        return bytes.toByteArray();
    }

    private static byte[] bitmap(int headerSize) {
        byte[] bytes = new byte[60];
        bytes[0] = 'B';
        bytes[1] = 'M';
        bytes[14] = (byte) headerSize;
        return bytes;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }
}
