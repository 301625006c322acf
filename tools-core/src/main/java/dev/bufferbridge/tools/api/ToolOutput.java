package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a tool hands back after it ran.
 *
 * @param content for the brain
 * @param metadata for the host
 * @param changes what really changed, read back after the change
 * @param error set when the call failed although there is something to show, such as the partial output of a command that timed out
 */
public record ToolOutput(
        List<ContentBlock> content,
        @Nullable ObjectNode metadata,
        List<FileChange> changes,
        @Nullable ToolError error) {

    public ToolOutput {
        content = List.copyOf(content);
        changes = List.copyOf(changes);
    }

    public static ToolOutput of(String text, ObjectNode metadata) {
        return new ToolOutput(List.of(ContentBlock.text(text)), metadata, List.of(), null);
    }

    public static ToolOutput changed(String text, ObjectNode metadata, List<FileChange> changes) {
        return new ToolOutput(List.of(ContentBlock.text(text)), metadata, changes, null);
    }
}
