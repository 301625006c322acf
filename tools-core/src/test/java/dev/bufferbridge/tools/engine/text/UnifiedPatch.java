package dev.bufferbridge.tools.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Applies a unified patch strictly: every context and removed line must be where the patch says it is. For tests. */
final class UnifiedPatch {

    private static final Pattern HUNK = Pattern.compile("@@ -(\\d+)(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@\n");
    private static final String NO_NEWLINE = "\\ No newline at end of file\n";

    private UnifiedPatch() {}

    static String apply(String patch, String before) {
        List<String> old = split(before);
        List<String> now = new ArrayList<>();
        List<String> lines = split(patch);
        int position = 0;
        int i = 2;
        while (i < lines.size()) {
            Matcher hunk = HUNK.matcher(lines.get(i++));
            require(hunk.matches(), "no hunk at line " + i);
            int oldCount = count(hunk.group(2));
            int newCount = count(hunk.group(4));
            int start = oldCount == 0 ? number(hunk.group(1)) : number(hunk.group(1)) - 1;
            while (position < start) {
                now.add(old.get(position++));
            }
            int newStart = newCount == 0 ? number(hunk.group(3)) : number(hunk.group(3)) - 1;
            require(newStart == now.size(), "the hunk's new lines begin elsewhere");
            while (oldCount > 0 || newCount > 0) {
                String line = lines.get(i++);
                String text = line.substring(1);
                if (i < lines.size() && lines.get(i).equals(NO_NEWLINE)) {
                    text = text.substring(0, text.length() - 1);
                    i++;
                }
                if (line.charAt(0) != '+') {
                    require(text.equals(old.get(position++)), "not in the old text: " + line);
                    oldCount--;
                }
                if (line.charAt(0) != '-') {
                    now.add(text);
                    newCount--;
                }
            }
        }
        now.addAll(old.subList(position, old.size()));
        return String.join("", now);
    }

    private static List<String> split(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
    }

    private static int count(String group) {
        return group == null ? 1 : number(group);
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}
