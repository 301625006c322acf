package dev.bufferbridge.tools.engine.text;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises text that was copied together with line numbers that a tool had put before its lines (O-043). */
final class LineNumberGutter {

    private static final Pattern NUMBERED = Pattern.compile("\\s{0,8}(\\d{1,7})(?:\\t|: ?| ?\\| ?|→)(.*)");

    private LineNumberGutter() {}

    /** A sentence for the error message, or nothing. */
    static String hint(String oldText) {
        return isNumbered(oldText) ? " The oldText seems to hold line numbers; leave them out." : "";
    }

    /** The text without its line numbers, or as it is where it has none. */
    static String without(String oldText) {
        if (!isNumbered(oldText)) {
            return oldText;
        }
        StringBuilder bare = new StringBuilder();
        for (String line : lines(oldText)) {
            Matcher numbered = NUMBERED.matcher(line);
            bare.append(numbered.matches() ? numbered.group(2) : line).append('\n');
        }
        return bare.toString();
    }

    /** Whether every line begins with a number, each one more than the last. */
    private static boolean isNumbered(String oldText) {
        long expected = -1;
        for (String line : lines(oldText)) {
            Matcher numbered = NUMBERED.matcher(line);
            if (!numbered.matches()) {
                return false;
            }
            long number = Long.parseLong(numbered.group(1));
            if (expected >= 0 && number != expected) {
                return false;
            }
            expected = number + 1;
        }
        return expected >= 0;
    }

    private static List<String> lines(String text) {
        return text.lines().toList();
    }
}
