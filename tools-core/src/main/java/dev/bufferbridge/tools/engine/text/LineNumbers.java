package dev.bufferbridge.tools.engine.text;

/** Counts lines up to places in a text; cheapest when places are asked for in ascending order. CR, LF and CRLF each end a line. */
final class LineNumbers {

    private final String text;
    private int position;
    private int line = 1;

    LineNumbers(String text) {
        this.text = text;
    }

    /** The line, 1-based, of the character at {@code offset}. */
    int at(int offset) {
        if (offset < position) {
            position = 0;
            line = 1;
        }
        while (position < offset) {
            char character = text.charAt(position++);
            boolean crBeforeLf = character == '\r' && position < text.length() && text.charAt(position) == '\n';
            if (character == '\n' || character == '\r' && !crBeforeLf) {
                line++;
            }
        }
        return line;
    }

    static int of(String text, int offset) {
        return new LineNumbers(text).at(offset);
    }
}
