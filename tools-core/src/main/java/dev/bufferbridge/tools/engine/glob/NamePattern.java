package dev.bufferbridge.tools.engine.glob;

/**
 * A pattern for one name of a path: {@code *} any run of characters, {@code ?} one character, {@code [a-z]} and {@code [!a-z]} one of a set, a
 * backslash before a character that means itself. A bracket that is never closed means itself. Takes time linear in pattern and name, for each star.
 */
final class NamePattern {

    private final int[] pattern;

    NamePattern(String pattern) {
        this.pattern = pattern.codePoints().toArray();
    }

    boolean matches(String name) {
        int[] text = name.codePoints().toArray();
        int at = 0;
        int in = 0;
        int starAt = -1;
        int starIn = -1;
        while (in < text.length) {
            int next = at < pattern.length && pattern[at] != '*' ? afterOne(at, text[in]) : -1;
            if (at < pattern.length && pattern[at] == '*') {
                starAt = ++at;
                starIn = in;
            } else if (next >= 0) {
                at = next;
                in++;
            } else if (starAt >= 0) {
                // The last star takes one character more.
                at = starAt;
                in = ++starIn;
            } else {
                return false;
            }
        }
        while (at < pattern.length && pattern[at] == '*') {
            at++;
        }
        return at == pattern.length;
    }

    /** Where the pattern goes on if the piece at {@code at} takes the character, else -1. */
    private int afterOne(int at, int character) {
        int piece = pattern[at];
        if (piece == '?') {
            return at + 1;
        }
        if (piece == '[') {
            int close = close(at);
            if (close >= 0) {
                return inSet(at + 1, close, character) ? close + 1 : -1;
            }
        }
        boolean escaped = piece == '\\' && at + 1 < pattern.length;
        int literal = escaped ? at + 1 : at;
        return pattern[literal] == character ? literal + 1 : -1;
    }

    /** The bracket that closes the set, or -1. A closing bracket right at the start belongs to the set. */
    private int close(int open) {
        int at = isNegated(open + 1) ? open + 2 : open + 1;
        for (int i = at + 1; i < pattern.length; i++) {
            if (pattern[i] == ']' && pattern[i - 1] != '\\') {
                return i;
            }
        }
        return -1;
    }

    private boolean inSet(int start, int close, int character) {
        boolean negated = isNegated(start);
        boolean found = false;
        int i = negated ? start + 1 : start;
        while (i < close) {
            if (pattern[i] == '\\' && i + 1 < close) {
                i++;
            }
            int from = pattern[i];
            boolean range = i + 2 < close && pattern[i + 1] == '-';
            int to = range ? pattern[i + 2] : from;
            found |= from <= character && character <= to;
            i += range ? 3 : 1;
        }
        return found != negated;
    }

    private boolean isNegated(int at) {
        return at < pattern.length && (pattern[at] == '!' || pattern[at] == '^');
    }
}
