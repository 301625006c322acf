package dev.bufferbridge.tools.engine.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Carries the new text of a tolerantly matched edit over to the file's own indentation: its characters and depth, the relative shape kept (O-039). Learns
 * from the lines of the old text and the lines of the file that they matched.
 */
final class Indentation {

    private static final int DEFAULT_STEP = 4;

    private final Map<String, String> known;
    private final String before;
    private final String firstOld;
    private final String firstInFile;
    private final int step;
    private final String unit;

    private Indentation(Map<String, String> known, String before, String firstOld, String firstInFile) {
        this.known = known;
        this.before = before;
        this.firstOld = firstOld;
        this.firstInFile = firstInFile;
        this.unit = unitOf(known.values());
        this.step = stepOf(known);
    }

    /**
     * Both texts have LF endings and the same number of lines.
     *
     * @param before what stands before the match on its first line
     */
    static Indentation learn(String oldText, String matched, String before) {
        String[] oldLines = oldText.split("\n", -1);
        String[] fileLines = matched.split("\n", -1);
        String firstOld = leading(oldLines[0]);
        String firstInFile = leading(fileLines[0]);
        Map<String, String> pairs = new LinkedHashMap<>();
        for (int i = before.isEmpty() ? 0 : 1; i < Math.min(oldLines.length, fileLines.length); i++) {
            if (!oldLines[i].isBlank() && !fileLines[i].isBlank()) {
                pairs.putIfAbsent(leading(oldLines[i]), leading(fileLines[i]));
            }
        }
        if (before.isBlank()) {
            pairs.putIfAbsent(firstOld, before + firstInFile);
        }
        return new Indentation(pairs, before, firstOld, firstInFile);
    }

    /** The new text with the file's indentation. */
    String apply(String newText) {
        String[] lines = newText.split("\n", -1);
        lines[0] = first(lines[0]);
        for (int i = 1; i < lines.length; i++) {
            String indent = leading(lines[i]);
            if (indent.length() < lines[i].length()) {
                lines[i] = carried(indent) + lines[i].substring(indent.length());
            }
        }
        return String.join("\n", lines);
    }

    /** The first line goes on behind what stands before the match; in the middle of a line only the very blanks of the old text are known. */
    private String first(String line) {
        String indent = leading(line);
        if (indent.length() == line.length()) {
            return line;
        }
        if (!before.isBlank()) {
            return indent.equals(firstOld) ? firstInFile + line.substring(indent.length()) : line;
        }
        String whole = carried(indent);
        String rest = whole.startsWith(before) ? whole.substring(before.length()) : "";
        return rest + line.substring(indent.length());
    }

    private String carried(String indent) {
        String same = known.get(indent);
        if (same != null) {
            return same;
        }
        boolean alike = known.entrySet().stream().allMatch(pair -> pair.getKey().equals(pair.getValue()));
        if (alike) {
            return indent;
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

    /** How many columns of the old text are one level of the file. */
    private static int stepOf(Map<String, String> pairs) {
        for (Map.Entry<String, String> pair : pairs.entrySet()) {
            String inFile = pair.getValue();
            int tabs = inFile.length();
            boolean onlyTabs = tabs > 0 && inFile.chars().allMatch(character -> character == '\t');
            int columns = width(pair.getKey());
            if (onlyTabs && columns > 0 && columns % tabs == 0) {
                return columns / tabs;
            }
        }
        return smallestStep(pairs.keySet());
    }

    /** How far apart the levels are, in columns. */
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
