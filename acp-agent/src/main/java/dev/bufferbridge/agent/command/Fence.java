package dev.bufferbridge.agent.command;

import java.util.Optional;

/**
 * The line that opens a fenced block.
 *
 * @param mark the character it is made of
 * @param length how many there are: the closing line has at least as many, so that a longer fence may hold a shorter one
 * @param indent blanks before it, taken off the lines inside as far as they have them
 */
record Fence(char mark, int length, int indent) {

    private static final int SHORTEST = 3;
    private static final int MOST_INDENT = 3;

    /** The fence that the line opens, if it does. */
    static Optional<Fence> opening(String line) {
        int indent = indent(line);
        if (indent > MOST_INDENT || indent == line.length()) {
            return Optional.empty();
        }
        char mark = line.charAt(indent);
        int length = run(line, indent, mark);
        if (mark != '`' && mark != '~' || length < SHORTEST) {
            return Optional.empty();
        }
        String info = line.substring(indent + length);
        return mark == '`' && info.indexOf('`') >= 0 ? Optional.empty() : Optional.of(new Fence(mark, length, indent));
    }

    boolean isClosedBy(String line) {
        int start = indent(line);
        int count = run(line, start, mark);
        return start <= MOST_INDENT
                && count >= length
                && line.substring(start + count).isBlank();
    }

    /** A line of the block without the fence's own indentation. */
    String content(String line) {
        return line.substring(Math.min(indent, indent(line)));
    }

    private static int indent(String line) {
        return run(line, 0, ' ');
    }

    private static int run(String line, int start, char character) {
        int end = start;
        while (end < line.length() && line.charAt(end) == character) {
            end++;
        }
        return end - start;
    }
}
