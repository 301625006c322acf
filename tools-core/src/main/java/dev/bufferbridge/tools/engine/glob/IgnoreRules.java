package dev.bufferbridge.tools.engine.glob;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules of one ignore file, in the syntax of {@code .gitignore} (row O-070). Of the rules that match, the last one decides; what lies in an ignored
 * folder is ignored, whatever a later rule says. Immutable.
 */
public final class IgnoreRules {

    private final List<Line> lines;

    private IgnoreRules(List<Line> lines) {
        this.lines = lines;
    }

    /** Reads every line; none is ever wrong. */
    public static IgnoreRules parse(String text) {
        List<Line> lines = new ArrayList<>();
        String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
        content.lines().map(IgnoreRules::withoutTrailingBlanks).forEach(line -> {
            if (!line.isEmpty() && !line.startsWith("#")) {
                lines.add(Line.of(line));
            }
        });
        return new IgnoreRules(List.copyOf(lines));
    }

    /**
     * @param path the names from the folder of the ignore file down; for the folder itself none
     * @param folder whether a folder lies there; a link to a folder counts as one
     */
    public boolean ignores(List<String> path, boolean folder) {
        for (int depth = 1; depth < path.size(); depth++) {
            if (decides(path.subList(0, depth), true)) {
                return true;
            }
        }
        return !path.isEmpty() && decides(path, folder);
    }

    private boolean decides(List<String> path, boolean folder) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            Line line = lines.get(i);
            if ((folder || !line.foldersOnly()) && line.pattern().matches(path)) {
                return !line.negated();
            }
        }
        return false;
    }

    /** Blanks at the end do not count, unless a backslash keeps them. */
    private static String withoutTrailingBlanks(String line) {
        int end = line.length();
        while (end > 0 && (line.charAt(end - 1) == ' ' || line.charAt(end - 1) == '\t')) {
            if (end > 1 && line.charAt(end - 2) == '\\') {
                break;
            }
            end--;
        }
        return line.substring(0, end);
    }

    private record Line(PathPattern pattern, boolean negated, boolean foldersOnly) {

        static Line of(String line) {
            boolean negated = line.startsWith("!");
            String pattern = negated ? line.substring(1) : line;
            boolean foldersOnly = pattern.endsWith("/");
            String body = foldersOnly ? pattern.substring(0, pattern.length() - 1) : pattern;
            String anchored = body.contains("/") ? body : "**/" + body;
            // At the end ** stands for what is inside, not for the folder itself.
            String whole = anchored.endsWith("/**") ? anchored + "/*" : anchored;
            return new Line(PathPattern.of(whole), negated, foldersOnly);
        }
    }
}
