package dev.bufferbridge.tools.engine.text;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Tells from the first bytes what a file is; names and extensions do not count (row P-084). */
public final class FileSniffer {

    /** How many bytes from the start are enough for {@link #imageType}. */
    public static final int BYTES_NEEDED = 4_100;

    private FileSniffer() {}

    /** The MIME type of a PNG, JPEG, GIF, WebP or BMP that can be shown as one still picture; nothing for animated PNGs and odd variants. */
    public static Optional<String> imageType(byte[] start) {
        if (isPng(start)) {
            return animated(start) ? Optional.empty() : Optional.of("image/png");
        }
        if (isJpeg(start)) {
            return Optional.of("image/jpeg");
        }
        if (ascii(start, 0, "GIF87a") || ascii(start, 0, "GIF89a")) {
            return Optional.of("image/gif");
        }
        if (ascii(start, 0, "RIFF") && ascii(start, 8, "WEBP")) {
            return Optional.of("image/webp");
        }
        return isBitmap(start) ? Optional.of("image/bmp") : Optional.empty();
    }

    /** Whether the bytes are no text: they hold a NUL and no byte order mark says that this is normal. */
    public static boolean isBinary(byte[] start) {
        if (ByteOrderMark.of(start).isPresent()) {
            return false;
        }
        for (byte one : start) {
            if (one == 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPng(byte[] start) {
        byte[] signature = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
        return begins(start, signature) && ascii(start, 12, "IHDR");
    }

    /** The control chunk of an animation stands before the picture's data. */
    private static boolean animated(byte[] start) {
        long position = 8;
        while (position + 8 <= start.length) {
            int at = (int) position;
            if (ascii(start, at + 4, "acTL")) {
                return true;
            }
            if (ascii(start, at + 4, "IDAT")) {
                return false;
            }
            position += 12 + bigEndian(start, at);
        }
        return false;
    }

    /** Start of image, then a marker that begins a segment; 0xF7 is the lossless variant that hardly anything shows. */
    private static boolean isJpeg(byte[] start) {
        return begins(start, new byte[] {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF})
                && start.length > 3
                && (start[3] & 0xFF) >= 0xC0
                && (start[3] & 0xFF) != 0xF7;
    }

    private static boolean isBitmap(byte[] start) {
        if (!ascii(start, 0, "BM") || start.length < 18) {
            return false;
        }
        long headerSize = (start[14] & 0xFF)
                | (start[15] & 0xFF) << 8
                | (start[16] & 0xFF) << 16
                | (long) (start[17] & 0xFF) << 24;
        return headerSize == 12 || headerSize >= 40 && headerSize <= 124;
    }

    private static long bigEndian(byte[] bytes, int at) {
        return (long) (bytes[at] & 0xFF) << 24
                | (bytes[at + 1] & 0xFF) << 16
                | (bytes[at + 2] & 0xFF) << 8
                | bytes[at + 3] & 0xFF;
    }

    private static boolean ascii(byte[] bytes, int at, String text) {
        byte[] wanted = text.getBytes(StandardCharsets.US_ASCII);
        if (bytes.length < at + wanted.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (bytes[at + i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean begins(byte[] bytes, byte[] wanted) {
        if (bytes.length < wanted.length) {
            return false;
        }
        for (int i = 0; i < wanted.length; i++) {
            if (bytes[i] != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}
