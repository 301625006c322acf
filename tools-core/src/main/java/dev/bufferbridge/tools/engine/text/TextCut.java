package dev.bufferbridge.tools.engine.text;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Measures and cuts text by its UTF-8 bytes, never inside a character (O-012). */
public final class TextCut {

    private TextCut() {}

    /** UTF-8 bytes of the text; half a surrogate pair counts as the three that it cannot have. */
    public static long utf8Bytes(CharSequence text) {
        boolean ascii = text instanceof String known && isAscii(known);
        return ascii ? text.length() : utf8Bytes(text, 0, text.length());
    }

    /** Whether every character is one of ASCII. Far faster than a look at each: the platform converts such text many characters at a time. */
    public static boolean isAscii(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        // as long as the text, and read back byte by character: nothing was replaced and nothing took more than a byte
        return bytes.length == text.length() && new String(bytes, StandardCharsets.ISO_8859_1).equals(text);
    }

    private static long utf8Bytes(CharSequence text, int start, int end) {
        long bytes = 0;
        for (int i = start; i < end; i++) {
            char character = text.charAt(i);
            if (character < 0x80) {
                bytes += 1;
            } else if (character < 0x800) {
                bytes += 2;
            } else if (Character.isHighSurrogate(character)
                    && i + 1 < end
                    && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes += 4;
                i++;
            } else {
                bytes += 3;
            }
        }
        return bytes;
    }

    /** As much of the beginning as fits into so many UTF-8 bytes. */
    public static String head(String text, long maxBytes) {
        long bytes = 0;
        int end = 0;
        while (end < text.length()) {
            int width = Character.charCount(text.codePointAt(end));
            bytes += utf8Bytes(text, end, end + width);
            if (bytes > maxBytes) {
                break;
            }
            end += width;
        }
        return text.substring(0, end);
    }

    /** A size for people: {@code 512B}, {@code 50.0KB}, {@code 1.5MB}. */
    public static String size(long bytes) {
        if (bytes < 1024) {
            return bytes + "B";
        }
        boolean small = bytes < 1024 * 1024;
        double units = small ? bytes / 1024.0 : bytes / (1024.0 * 1024.0);
        return String.format(Locale.ROOT, small ? "%.1fKB" : "%.1fMB", units);
    }
}
