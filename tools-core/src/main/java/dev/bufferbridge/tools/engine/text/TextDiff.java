package dev.bufferbridge.tools.engine.text;

import dev.bufferbridge.tools.engine.text.ChangedLines.Change;
import java.util.ArrayList;
import java.util.List;

/** Two texts and what lies between them, as a unified patch and as a diff for people (rows P-172, P-174, O-138). */
public final class TextDiff {

    private static final int CONTEXT = 4;

    private final LineTable before;
    private final LineTable after;
    private final List<Change> changes;

    private TextDiff(LineTable before, LineTable after) {
        this.before = before;
        this.after = after;
        this.changes = ChangedLines.between(before, after);
    }

    public static TextDiff of(String before, String after) {
        return new TextDiff(LineTable.of(before), LineTable.of(after));
    }

    /** The first line, 1-based, of the new text that is not as it was; for equal texts the line after the last. */
    public static int firstChangedLine(String before, String after) {
        return LineNumbers.of(after, CommonEnds.head(before, after));
    }

    /** A unified patch with 4 lines of context that turns the one text into the other; the only headers are those with the given path. */
    public String unifiedPatch(String path) {
        // programs take a name up to the first blank unless a tab ends it
        String name = path.indexOf(' ') < 0 ? path : path + "\t";
        StringBuilder patch = new StringBuilder("--- " + name + "\n+++ " + name + "\n");
        for (List<Change> hunk : hunks()) {
            appendHunk(patch, hunk);
        }
        return patch.toString();
    }

    /** Lines marked {@code +}, {@code -} or blank, each with its number, and {@code ...} where lines are left out. */
    public String forPeople() {
        int width = String.valueOf(Math.max(before.count(), after.count())).length();
        StringBuilder shown = new StringBuilder();
        int shownTo = 0;
        for (List<Change> hunk : hunks()) {
            int start = Math.max(0, hunk.get(0).oldStart() - CONTEXT);
            int end = Math.min(before.count(), hunk.get(hunk.size() - 1).oldEnd() + CONTEXT);
            if (start > shownTo) {
                shown.append(" ...\n");
            }
            walk(
                    hunk,
                    start,
                    end,
                    (mark, number, line) -> shown.append(mark)
                            .append(String.format("%" + width + "d ", number))
                            .append(withoutEnding(line))
                            .append('\n'));
            shownTo = end;
        }
        if (shownTo < before.count()) {
            shown.append(" ...\n");
        }
        return shown.toString();
    }

    private static String withoutEnding(String line) {
        int end = line.endsWith("\n") ? line.length() - 1 : line.length();
        return line.substring(0, end > 0 && line.charAt(end - 1) == '\r' ? end - 1 : end);
    }

    private List<List<Change>> hunks() {
        List<List<Change>> hunks = new ArrayList<>();
        for (Change change : changes) {
            List<Change> last = hunks.isEmpty() ? List.of() : hunks.get(hunks.size() - 1);
            boolean joins = !last.isEmpty()
                    && change.oldStart() - last.get(last.size() - 1).oldEnd() <= 2 * CONTEXT;
            if (joins) {
                last.add(change);
            } else {
                hunks.add(new ArrayList<>(List.of(change)));
            }
        }
        return hunks;
    }

    private void appendHunk(StringBuilder patch, List<Change> hunk) {
        Change first = hunk.get(0);
        Change last = hunk.get(hunk.size() - 1);
        int oldStart = Math.max(0, first.oldStart() - CONTEXT);
        int oldEnd = Math.min(before.count(), last.oldEnd() + CONTEXT);
        int newStart = first.newStart() - (first.oldStart() - oldStart);
        int newEnd = last.newEnd() + (oldEnd - last.oldEnd());
        patch.append("@@ -")
                .append(range(oldStart, oldEnd))
                .append(" +")
                .append(range(newStart, newEnd))
                .append(" @@\n");
        walk(hunk, oldStart, oldEnd, (mark, number, line) -> {
            patch.append(mark).append(line);
            if (!line.endsWith("\n")) {
                patch.append("\n\\ No newline at end of file\n");
            }
        });
    }

    /** The form of a range in a hunk's header: an empty range names the line before it. */
    private static String range(int start, int end) {
        int count = end - start;
        int first = count == 0 ? start : start + 1;
        return count == 1 ? String.valueOf(first) : first + "," + count;
    }

    private void walk(List<Change> hunk, int oldStart, int oldEnd, LineSink sink) {
        int old = oldStart;
        int shift = hunk.get(0).newStart() - hunk.get(0).oldStart();
        for (Change change : hunk) {
            for (; old < change.oldStart(); old++) {
                sink.line(' ', old + 1 + shift, before.line(old));
            }
            for (; old < change.oldEnd(); old++) {
                sink.line('-', old + 1, before.line(old));
            }
            for (int line = change.newStart(); line < change.newEnd(); line++) {
                sink.line('+', line + 1, after.line(line));
            }
            shift = change.newEnd() - change.oldEnd();
        }
        for (; old < oldEnd; old++) {
            sink.line(' ', old + 1 + shift, before.line(old));
        }
    }

    private interface LineSink {
        void line(char mark, int number, String line);
    }
}
