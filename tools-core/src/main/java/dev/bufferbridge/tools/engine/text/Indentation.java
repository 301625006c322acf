package dev.bufferbridge.tools.engine.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Carries the new text of a tolerantly matched edit over to the file's own indentation: its characters and depth, the relative shape kept (O-039). Learns
 * from the lines of the old text and the lines of the file that they matched.
 */
final class Indentation {

    private static final int DEFAULT_STEP = 4;

    private final Map<String, String> known = new LinkedHashMap<>();
    private final int step;
    private final String unit;

    private Indentation(Map<String, String> known) {
        this.known.putAll(known);
        this.step = smallestStep(known.keySet());
        this.unit = unitOf(known.values());
    }

    /** Both texts have LF endings and the same number of lines. {@code fromLineStart}: the match begins at the beginning of a line. */
    static Indentation learn(String oldText, String matched, boolean fromLineStart) {
        String[] oldLines = oldText.split("\n", -1);
        String[] fileLines = matched.split("\n", -1);
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = fromLineStart ? 0 : 1; i < Math.min(oldLines.length, fileLines.length); i++) {
            if (!oldLines[i].isBlank() && !fileLines[i].isBlank()) {
                pairs.putIfAbsent(leading(oldLines[i]), leading(fileLines[i]));
            }
        }
        return new Indentation(pairs);
    }

    /** The new text with the file's indentation. {@code fromLineStart}: its first line begins a line. */
    String apply(String newText, boolean fromLineStart) {
        boolean nothingToDo =
                known.entrySet().stream().allMatch(pair -> pair.getKey().equals(pair.getValue()));
        if (nothingToDo) {
            return newText;
        }
        String[] lines = newText.split("\n", -1);
        for (int i = fromLineStart ? 0 : 1; i < lines.length; i++) {
            String indent = leading(lines[i]);
            if (indent.length() < lines[i].length()) {
                lines[i] = carried(indent) + lines[i].substring(indent.length());
            }
        }
        return String.join("\n", lines);
    }

    private String carried(String indent) {
        String same = known.get(indent);
        if (same != null) {
            return same;
        }
        String base = "";
        for (String candidate : known.keySet()) {
            if (indent.startsWith(candidate) && candidate.length() >= base.length()) {
                base = candidate;
            }
        }
        int extra = width(indent) - width(base);
        return known.getOrDefault(base, "") + unit.repeat(extra / step) + " ".repeat(extra % step);
    }

    /** How far apart the levels of the old text are, in columns. */
    private static int smallestStep(Iterable<String> indents) {
        int smallest = Integer.MAX_VALUE;
        for (String one : indents) {
            for (String other : indents) {
                int difference = Math.abs(width(one) - width(other));
                smallest = difference > 0 ? Math.min(smallest, difference) : smallest;
            }
            smallest = width(one) > 0 ? Math.min(smallest, width(one)) : smallest;
        }
        return smallest == Integer.MAX_VALUE ? DEFAULT_STEP : smallest;
    }

    /** What one level of the file looks like. */
    private static String unitOf(Iterable<String> indents) {
        for (String indent : indents) {
            if (indent.indexOf('\t') >= 0) {
                return "\t";
            }
        }
        return " ".repeat(smallestStep(indents));
    }

    private static int width(String indent) {
        int width = 0;
        for (int i = 0; i < indent.length(); i++) {
            width += indent.charAt(i) == '\t' ? DEFAULT_STEP : 1;
        }
        return width;
    }

    private static String leading(String line) {
        int end = 0;
        while (end < line.length() && (line.charAt(end) == ' ' || line.charAt(end) == '\t')) {
            end++;
        }
        return line.substring(0, end);
    }
}
