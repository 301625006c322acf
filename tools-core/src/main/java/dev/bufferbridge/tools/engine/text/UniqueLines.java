package dev.bufferbridge.tools.engine.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds lines that stand exactly once in each of two regions and keeps those that are in the same order on both sides. Used only by ChangedLines. */
final class UniqueLines {

    private UniqueLines() {}

    /** Pairs of line numbers (old, new), ascending on both sides. */
    static List<int[]> common(LineTable before, LineTable after, ChangedLines.Change region) {
        Map<String, Integer> old = once(before, region.oldStart(), region.oldEnd());
        Map<String, Integer> now = once(after, region.newStart(), region.newEnd());
        List<int[]> pairs = new ArrayList<>();
        for (int line = region.oldStart(); line < region.oldEnd(); line++) {
            String text = before.line(line);
            Integer other = now.getOrDefault(text, -1);
            if (old.getOrDefault(text, -1) == line && other >= 0) {
                pairs.add(new int[] {line, other});
            }
        }
        return longestAscending(pairs);
    }

    /** Where each line that stands once stands; -1 for those that stand more often. */
    private static Map<String, Integer> once(LineTable table, int start, int end) {
        Map<String, Integer> places = new HashMap<>();
        for (int line = start; line < end; line++) {
            int place = line;
            places.compute(table.line(line), (text, known) -> known == null ? place : -1);
        }
        return places;
    }

    private static List<int[]> longestAscending(List<int[]> pairs) {
        int[] tails = new int[pairs.size()];
        int[] previous = new int[pairs.size()];
        int length = 0;
        for (int i = 0; i < pairs.size(); i++) {
            int low = 0;
            int high = length;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (pairs.get(tails[middle])[1] < pairs.get(i)[1]) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            previous[i] = low > 0 ? tails[low - 1] : -1;
            tails[low] = i;
            length = Math.max(length, low + 1);
        }
        List<int[]> kept = new ArrayList<>();
        for (int i = length > 0 ? tails[length - 1] : -1; i >= 0; i = previous[i]) {
            kept.add(0, pairs.get(i));
        }
        return kept;
    }
}
