package dev.bufferbridge.tools.dispatch;

import java.nio.charset.StandardCharsets;

/** Sizes of text as UTF-8. */
final class Bytes {

    private Bytes() {}

    static int count(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    /** As much of the start as fits, cut between characters. */
    static String cut(String text, int maxBytes) {
        int bytes = 0;
        int end = 0;
        while (end < text.length()) {
            int codePoint = text.codePointAt(end);
            bytes += width(codePoint);
            if (bytes > maxBytes) {
                return text.substring(0, end);
            }
            end += Character.charCount(codePoint);
        }
        return text;
    }

    private static int width(int codePoint) {
        if (codePoint < 0x80) {
            return 1;
        }
        if (codePoint < 0x800) {
            return 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }
}
