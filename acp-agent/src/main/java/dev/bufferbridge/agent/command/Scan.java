package dev.bufferbridge.agent.command;

import java.util.Optional;

/** Goes through a text line by line, or past a JSON object. Lines end with LF or CRLF; inside blocks that becomes LF. Used by CommandParser. */
final class Scan {

    private final String text;
    private int lineStart;
    private int next;
    private int number;

    Scan(String text) {
        this.text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    boolean hasNext() {
        return next < text.length();
    }

    /** The next line, without its end. */
    String next() {
        lineStart = next;
        number++;
        int newline = text.indexOf('\n', lineStart);
        int end = newline < 0 ? text.length() : newline;
        next = newline < 0 ? end : newline + 1;
        boolean carriageReturn = end > lineStart && text.charAt(end - 1) == '\r';
        return text.substring(lineStart, carriageReturn ? end - 1 : end);
    }

    /** The number of the line that was handed out last, 1-based. */
    int number() {
        return number;
    }

    /** Goes back to the start of the line that was handed out last. */
    void back() {
        next = lineStart;
        number--;
    }

    /** Skips lines until one opens a fence, which comes next; false when a command or the end comes first. */
    boolean skipToFence() {
        while (hasNext()) {
            String line = next();
            boolean fence = Fence.opening(line).isPresent();
            if (fence || line.startsWith("/")) {
                back();
                return fence;
            }
        }
        return false;
    }

    /** The fenced block that begins with the next line, each of its lines with its end; empty, and all is read, when it is never closed. */
    Optional<String> block() {
        Fence fence = Fence.opening(next()).orElseThrow();
        StringBuilder block = new StringBuilder();
        while (hasNext()) {
            String line = next();
            if (fence.isClosedBy(line)) {
                return Optional.of(block.toString());
            }
            block.append(fence.content(line)).append('\n');
        }
        return Optional.empty();
    }

    /** What is still to come. */
    String rest() {
        return text.substring(next);
    }

    /** The JSON object on the line that was handed out last, however far it goes; the place does not change. */
    JsonArguments json() {
        return JsonArguments.read(text, text.indexOf('{', lineStart));
    }

    /** The number of the line at an offset in the text, not before the line that was handed out last. */
    int lineAt(int offset) {
        int line = number;
        for (int i = lineStart; i < offset; i++) {
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return line;
    }

    /** Goes on from an offset in the text; hands back the rest of its line. */
    String skipTo(int offset) {
        number = lineAt(offset) - 1;
        next = offset;
        return next();
    }
}
