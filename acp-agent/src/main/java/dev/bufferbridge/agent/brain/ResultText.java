package dev.bufferbridge.agent.brain;

import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;

/** Shows a tool's result in a message: several lines between fences, so that an editor does not take them for Markdown, and never too many. */
final class ResultText {

    private static final int MAX_CHARS = 64 << 10;
    private static final int MAX_TITLE = 120;

    private ResultText() {}

    static String of(String command, ToolResult result) {
        String text = text(result.content());
        ToolError error = result.error();
        if (error == null) {
            return shown(text);
        }
        String failure = failure(command, error.message());
        return text.isEmpty() ? failure : failure + shown(text);
    }

    /** That a command did not do what it was to do. */
    static String failure(String command, String reason) {
        return shown("`" + command.replace('`', '\'') + "` failed: " + reason);
    }

    /** A line that is short enough for a title. */
    static String oneLine(String line) {
        String stripped = line.strip();
        return stripped.codePointCount(0, stripped.length()) <= MAX_TITLE
                ? stripped
                : stripped.substring(0, stripped.offsetByCodePoints(0, MAX_TITLE - 1)) + "…";
    }

    private static String text(List<ContentBlock> content) {
        return String.join("\n", content.stream().map(ResultText::text).toList());
    }

    private static String text(ContentBlock block) {
        if (block instanceof ContentBlock.Text text) {
            return text.text();
        }
        if (block instanceof ContentBlock.Image image) {
            return "(an image, " + image.mimeType() + ")";
        }
        throw new AssertionError(block);
    }

    private static String shown(String text) {
        String bounded = bounded(text);
        if (bounded.indexOf('\n') < 0) {
            return bounded + "\n\n";
        }
        String fence = "`".repeat(Math.max(3, longestRun(bounded) + 1));
        return fence + "\n" + bounded + (bounded.endsWith("\n") ? "" : "\n") + fence + "\n\n";
    }

    private static String bounded(String text) {
        if (text.length() <= MAX_CHARS) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(MAX_CHARS - 1)) ? MAX_CHARS - 1 : MAX_CHARS;
        return text.substring(0, end) + "\n… (" + (text.length() - end) + " more characters; the tool call has them)";
    }

    private static int longestRun(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return longest;
    }
}
