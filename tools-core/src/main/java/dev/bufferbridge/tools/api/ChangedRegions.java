package dev.bufferbridge.tools.api;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Compares what two lists of changes replace, whatever surrounds it. Used only by CallPreview. */
final class ChangedRegions {

    private ChangedRegions() {}

    static boolean same(List<FileChange> left, List<FileChange> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            if (!sameDeed(left.get(i), right.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameDeed(FileChange left, FileChange right) {
        return left.path().equals(right.path())
                && left.operation() == right.operation()
                && region(left).equals(region(right));
    }

    /** The span of old text that goes and the span of new text that comes, without the common head and tail. */
    private static Region region(FileChange change) {
        @Nullable String before = change.oldText();
        @Nullable String after = change.newText();
        if (before == null || after == null) {
            return new Region(Objects.toString(before, ""), Objects.toString(after, ""), before == null, after == null);
        }
        int head = 0;
        int shortest = Math.min(before.length(), after.length());
        while (head < shortest && before.charAt(head) == after.charAt(head)) {
            head++;
        }
        int tail = 0;
        while (tail < shortest - head
                && before.charAt(before.length() - 1 - tail) == after.charAt(after.length() - 1 - tail)) {
            tail++;
        }
        return new Region(
                before.substring(head, before.length() - tail),
                after.substring(head, after.length() - tail),
                false,
                false);
    }

    private record Region(String removed, String added, boolean created, boolean deleted) {}
}
