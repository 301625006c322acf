package dev.bufferbridge.agent.session;

import java.util.ArrayList;
import java.util.List;

/** Cuts text between characters, never inside one. */
final class Pieces {

    private Pieces() {}

    /** The text in pieces of at most {@code maxChars}; none for an empty text. */
    static List<String> of(String text, int maxChars) {
        List<String> pieces = new ArrayList<>();
        int start = 0;
        while (start < text.length()) {
            int end = end(text, start, maxChars);
            pieces.add(text.substring(start, end));
            start = end;
        }
        return pieces;
    }

    /** The start of the text, with a mark when something was left out. */
    static String start(String text, int maxChars) {
        return text.length() <= maxChars ? text : text.substring(0, end(text, 0, maxChars)) + "…";
    }

    /** As {@link #start}, as one line: control characters become blanks. */
    static String line(String text, int maxChars) {
        return start(text, maxChars).replaceAll("\\p{Cntrl}", " ");
    }

    private static int end(String text, int start, int maxChars) {
        int end = Math.min(text.length(), start + maxChars);
        boolean insidePair = end < text.length()
                && Character.isHighSurrogate(text.charAt(end - 1))
                && Character.isLowSurrogate(text.charAt(end));
        return insidePair && end - 1 > start ? end - 1 : end;
    }
}
