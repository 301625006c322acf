package dev.bufferbridge.editor;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.List;

/** What an editor shows of a call that has ended: its diffs, or else what it gave back, and why it failed. */
final class ResultContent {

    private ResultContent() {}

    static List<ToolCallContent> of(ToolResult result, List<FileChange> changes) {
        List<ToolCallContent> content = new ArrayList<>(Diffs.of(changes));
        if (content.isEmpty()) {
            result.content().forEach(block -> content.add(shown(block)));
        }
        if (result.error() != null && !alreadySays(content, result.error().message())) {
            content.add(ToolCallContent.text(result.error().message()));
        }
        return content;
    }

    private static boolean alreadySays(List<ToolCallContent> content, String message) {
        return content.stream().anyMatch(ToolCallContent.text(message)::equals);
    }

    private static ToolCallContent shown(dev.bufferbridge.tools.api.ContentBlock block) {
        if (block instanceof dev.bufferbridge.tools.api.ContentBlock.Text text) {
            return ToolCallContent.text(text.text());
        }
        if (block instanceof dev.bufferbridge.tools.api.ContentBlock.Image image) {
            return new ToolCallContent.Content(new ContentBlock.Image(image.data(), image.mimeType()));
        }
        throw new AssertionError(block);
    }
}
