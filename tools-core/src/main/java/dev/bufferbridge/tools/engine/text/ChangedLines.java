package dev.bufferbridge.tools.engine.text;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.List;

/**
 * Which lines of a text differ from another, found only where they can differ: a small change in a large text costs little. Lines end at line feeds.
 */
final class ChangedLines {

    /** Above this many lines on both sides together a region is shown as replaced whole, since the search for the shortest script costs their product. */
    private static final int MOST_LINES_TO_COMPARE = 4_000;

    private final LineTable before;
    private final LineTable after;

    ChangedLines(LineTable before, LineTable after) {
        this.before = before;
        this.after = after;
    }

    /**
     * Lines {@code oldStart} to {@code oldEnd} (0-based, exclusive) became lines {@code newStart} to {@code newEnd}.
     */
    record Change(int oldStart, int oldEnd, int newStart, int newEnd) {}

    /** All changes, in order. */
    static List<Change> between(LineTable before, LineTable after) {
        return new ChangedLines(before, after).find();
    }

    private List<Change> find() {
        int head = 0;
        int shortest = Math.min(before.count(), after.count());
        while (head < shortest && same(head, head)) {
            head++;
        }
        int tail = 0;
        while (tail < shortest - head && same(before.count() - 1 - tail, after.count() - 1 - tail)) {
            tail++;
        }
        return compare(new Change(head, before.count() - tail, head, after.count() - tail));
    }

    private List<Change> compare(Change region) {
        int lines = region.oldEnd - region.oldStart + region.newEnd - region.newStart;
        if (lines == 0) {
            return List.of();
        }
        boolean oneSided = region.oldStart == region.oldEnd || region.newStart == region.newEnd;
        if (oneSided) {
            return List.of(region);
        }
        return lines > MOST_LINES_TO_COMPARE ? compareByAnchors(region) : shortestScript(region);
    }

    /** Splits a large region at lines that stand once on each side and in the same order; what lies between is compared by itself. */
    private List<Change> compareByAnchors(Change region) {
        List<int[]> anchors = UniqueLines.common(before, after, region);
        if (anchors.isEmpty()) {
            return List.of(region);
        }
        List<Change> changes = new ArrayList<>();
        int oldStart = region.oldStart;
        int newStart = region.newStart;
        for (int[] anchor : anchors) {
            changes.addAll(between(oldStart, anchor[0], newStart, anchor[1]));
            oldStart = anchor[0] + 1;
            newStart = anchor[1] + 1;
        }
        changes.addAll(between(oldStart, region.oldEnd, newStart, region.newEnd));
        return changes;
    }

    private List<Change> between(int oldStart, int oldEnd, int newStart, int newEnd) {
        Change gap = new Change(oldStart, oldEnd, newStart, newEnd);
        int lines = oldEnd - oldStart + newEnd - newStart;
        boolean oneSided = oldStart == oldEnd || newStart == newEnd;
        if (lines == 0) {
            return List.of();
        }
        return oneSided || lines > MOST_LINES_TO_COMPARE ? List.of(gap) : shortestScript(gap);
    }

    private List<Change> shortestScript(Change region) {
        List<String> old = before.lines(region.oldStart, region.oldEnd);
        List<String> now = after.lines(region.newStart, region.newEnd);
        List<Change> changes = new ArrayList<>();
        for (AbstractDelta<String> delta : DiffUtils.diff(old, now).getDeltas()) {
            int oldStart = region.oldStart + delta.getSource().getPosition();
            int newStart = region.newStart + delta.getTarget().getPosition();
            changes.add(new Change(
                    oldStart,
                    oldStart + delta.getSource().size(),
                    newStart,
                    newStart + delta.getTarget().size()));
        }
        return changes;
    }

    private boolean same(int oldLine, int newLine) {
        return before.sameLine(oldLine, after, newLine);
    }
}
