package dev.bufferbridge.tools.engine.text;

import java.util.LinkedHashMap;
import java.util.Map;

/** The lines of a text that hold the beginning of what was searched for in vain, for the error message (rows P-158, P-159, O-042). */
final class NearbyLines {

    private static final int NEEDLE_LENGTH = 16;
    private static final int SHORTEST_NEEDLE = 4;
    private static final int MOST_LINES = 3;
    private static final int MOST_CHARACTERS = 120;

    private NearbyLines() {}

    /** Lines of the form {@code "  L12: text"} under a heading, or nothing. Begins with a line break where there is something. */
    static String of(String oldText, String text) {
        String needle = needle(oldText);
        if (codePoints(needle) < SHORTEST_NEEDLE) {
            return "";
        }
        String plain = linesHolding(needle, text);
        if (!plain.isEmpty()) {
            return plain;
        }
        String escaped = spelledOut(needle);
        String spelled = escaped.equals(needle) ? "" : linesHolding(escaped, text);
        return spelled.isEmpty()
                ? ""
                : spelled + "\nThe file spells such characters as escapes, like "
                        + escaped.substring(escaped.indexOf('\\'), escaped.indexOf('\\') + 6)
                        + "; copy them as they are there.";
    }

    private static String linesHolding(String needle, String text) {
        Map<String, Integer> found = new LinkedHashMap<>();
        LineNumbers numbers = new LineNumbers(text);
        int at = text.indexOf(needle);
        while (at >= 0 && found.size() < MOST_LINES) {
            int start = lineStart(text, at);
            int end = lineEnd(text, at);
            found.putIfAbsent(
                    clipped(EscapedBytes.shown(text.substring(start, end).strip())), numbers.at(at));
            at = end < text.length() ? text.indexOf(needle, end) : -1;
        }
        if (found.isEmpty()) {
            return "";
        }
        StringBuilder lines = new StringBuilder("\nNearby:");
        found.forEach((line, number) ->
                lines.append("\n  L").append(number).append(": ").append(line));
        return lines.toString();
    }

    private static String needle(String oldText) {
        return oldText.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .findFirst()
                .map(line -> codePoints(line) <= NEEDLE_LENGTH
                        ? line
                        : line.substring(0, line.offsetByCodePoints(0, NEEDLE_LENGTH)))
                .orElse("");
    }

    /** The needle as source code may spell it: characters beyond ASCII as six-character escapes. */
    private static String spelledOut(String needle) {
        StringBuilder spelled = new StringBuilder();
        for (int i = 0; i < needle.length(); i++) {
            char character = needle.charAt(i);
            spelled.append(character < 0x80 ? String.valueOf(character) : String.format("\\u%04x", (int) character));
        }
        return spelled.toString();
    }

    private static String clipped(String line) {
        return codePoints(line) <= MOST_CHARACTERS
                ? line
                : line.substring(0, line.offsetByCodePoints(0, MOST_CHARACTERS));
    }

    private static int codePoints(String text) {
        return text.codePointCount(0, text.length());
    }

    private static int lineStart(String text, int at) {
        int start = at;
        while (start > 0 && text.charAt(start - 1) != '\n' && text.charAt(start - 1) != '\r') {
            start--;
        }
        return start;
    }

    private static int lineEnd(String text, int at) {
        int end = at;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }
}
