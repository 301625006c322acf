package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.tools.api.FileChange;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiffsTests {

    private static final String MANY = "line\n".repeat(200_000);

    @Test
    void smallTextsAreShownWhole() {
        assertEquals(
                List.of(new ToolCallContent.Diff("/p/a/src/A.java", "a\nb\n", "a\nc\n")),
                Diffs.of(List.of(Calls.change("a\nb\n", "a\nc\n"))));
    }

    @Test
    void largeTextsAreShownAroundTheChange() {
        String head = MANY + "h1\nh2\nh3\nh4\n";
        String tail = "t1\nt2\nt3\nt4\n" + MANY;

        List<ToolCallContent> diffs = Diffs.of(List.of(Calls.change(head + "old\n" + tail, head + "new\n" + tail)));

        assertEquals(
                List.of(new ToolCallContent.Diff(
                        "/p/a/src/A.java", "h2\nh3\nh4\nold\nt1\nt2\nt3\n", "h2\nh3\nh4\nnew\nt1\nt2\nt3\n")),
                diffs);
    }

    @Test
    void repeatedLinesAroundAnInsertionAreNotCountedTwice() {
        String text = MANY + "end\n";

        ToolCallContent.Diff diff = (ToolCallContent.Diff)
                Diffs.of(List.of(Calls.change(text, "line\n" + text))).get(0);

        assertEquals(diff.oldText().length() + "line\n".length(), diff.newText().length());
    }

    @Test
    void deletionHasNoDiff() {
        FileChange deleted = new FileChange(Calls.FILE, FileChange.Operation.DELETE, "text", null, null);

        assertEquals(List.of(), Diffs.of(List.of(deleted)));
    }
}
