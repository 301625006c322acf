package dev.bufferbridge.tools.engine.text;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The lines of a text by number, 0-based, without copying the text. A line ends at a line feed; a carriage return before it belongs to the line. */
final class LineTable {

    private final String text;
    private final int[] starts;

    private LineTable(String text, int[] starts) {
        this.text = text;
        this.starts = starts;
    }

    static LineTable of(String text) {
        int[] starts = new int[64];
        int count = 0;
        int start = 0;
        while (start < text.length()) {
            if (count + 1 >= starts.length) {
                starts = Arrays.copyOf(starts, starts.length * 2);
            }
            starts[count++] = start;
            int feed = text.indexOf('\n', start);
            start = feed < 0 ? text.length() : feed + 1;
        }
        starts[count] = text.length();
        return new LineTable(text, Arrays.copyOf(starts, count + 1));
    }

    /** How many lines there are; a line feed at the end begins no further one. */
    int count() {
        return starts.length - 1;
    }

    /** The line with its line feed, where it has one. */
    String line(int number) {
        return text.substring(starts[number], starts[number + 1]);
    }

    List<String> lines(int start, int end) {
        return IntStream.range(start, end).mapToObj(this::line).toList();
    }

    boolean sameLine(int number, LineTable other, int otherNumber) {
        int length = starts[number + 1] - starts[number];
        int otherLength = other.starts[otherNumber + 1] - other.starts[otherNumber];
        return length == otherLength
                && text.regionMatches(starts[number], other.text, other.starts[otherNumber], length);
    }
}
