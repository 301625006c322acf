package dev.bufferbridge.editor;

import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.engine.text.CommonEnds;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Changes as an editor shows them: one diff for each file (row O-137), absolute paths, the old text null for a new file only (row O-136). Whole
 * texts up to 1 MiB together; beyond that the changed lines with a few around them. A deletion has no diff.
 */
final class Diffs {

    private static final int MOST_WHOLE_CHARS = 1 << 20;
    private static final int CONTEXT_LINES = 3;

    private Diffs() {}

    static List<ToolCallContent> of(List<FileChange> changes) {
        List<ToolCallContent> diffs = new ArrayList<>();
        merged(changes).forEach((path, texts) -> {
            if (texts.newText != null) {
                diffs.add(diff(path.toString(), texts.oldText, texts.newText));
            }
        });
        return diffs;
    }

    private static Map<Path, Texts> merged(List<FileChange> changes) {
        Map<Path, Texts> byPath = new LinkedHashMap<>();
        for (FileChange change : changes) {
            Path path = change.path().toAbsolutePath();
            Texts earlier = byPath.get(path);
            @Nullable String oldText = earlier == null ? change.oldText() : earlier.oldText;
            byPath.put(path, new Texts(oldText, change.newText()));
        }
        return byPath;
    }

    private static ToolCallContent diff(String path, @Nullable String oldText, String newText) {
        if (oldText == null || fits(oldText, newText)) {
            return new ToolCallContent.Diff(path, oldText, newText);
        }
        int head = commonHead(oldText, newText);
        int tail = commonTail(oldText, newText, head);
        return new ToolCallContent.Diff(
                path,
                oldText.substring(head, oldText.length() - tail),
                newText.substring(head, newText.length() - tail));
    }

    private static boolean fits(String oldText, String newText) {
        boolean certainlyNot = (long) oldText.length() + newText.length() > MOST_WHOLE_CHARS;
        return !certainlyNot && TextCut.utf8Bytes(oldText) + TextCut.utf8Bytes(newText) <= MOST_WHOLE_CHARS;
    }

    /** Characters of whole equal lines at the start, less the context. */
    private static int commonHead(String left, String right) {
        int equal = CommonEnds.head(left, right);
        int start = left.lastIndexOf('\n', equal - 1) + 1;
        for (int line = 0; line < CONTEXT_LINES && start > 0; line++) {
            start = left.lastIndexOf('\n', start - 2) + 1;
        }
        return start;
    }

    /** Characters of whole equal lines at the end, less the context and never into the head. */
    private static int commonTail(String left, String right, int head) {
        int most = Math.min(left.length(), right.length()) - head;
        int equal = CommonEnds.tail(left, right, most);
        int end = left.length() - equal;
        for (int line = 0; line <= CONTEXT_LINES && end < left.length(); line++) {
            int newline = left.indexOf('\n', end);
            end = newline < 0 ? left.length() : newline + 1;
        }
        return left.length() - end;
    }

    private record Texts(@Nullable String oldText, @Nullable String newText) {}
}
