package dev.bufferbridge.samples;

import java.util.ArrayList;
import java.util.List;

/** The lines in which two texts differ, between those they begin and end with in common. */
final class LineDiff {

    private LineDiff() {}

    /** Removed lines with {@code -} in front, then added ones with {@code +}. */
    static List<String> of(String old, String fresh) {
        List<String> before = old.lines().toList();
        List<String> after = fresh.lines().toList();
        int shorter = Math.min(before.size(), after.size());
        int start = 0;
        while (start < shorter && before.get(start).equals(after.get(start))) {
            start++;
        }
        int end = 0;
        while (end < shorter - start && before.get(before.size() - 1 - end).equals(after.get(after.size() - 1 - end))) {
            end++;
        }
        List<String> changed = new ArrayList<>();
        before.subList(start, before.size() - end).forEach(line -> changed.add("-" + line));
        after.subList(start, after.size() - end).forEach(line -> changed.add("+" + line));
        return changed;
    }
}
