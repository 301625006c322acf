package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What every dispatched call ends in, whether it ran, failed or was blocked (row P-010). */
public record ToolResult(
        String toolCallId,
        String name,
        List<ContentBlock> content,
        @Nullable ToolError error,
        @Nullable ObjectNode metadata) {

    public ToolResult {
        content = List.copyOf(content);
    }

    /** A result that is nothing but an error. */
    public static ToolResult failed(String toolCallId, String name, ToolError error) {
        return new ToolResult(toolCallId, name, List.of(), error, null);
    }

    /** Whether the call did not do what was asked. A command that exits with a code other than 0 did run: it is not an error. */
    public boolean isError() {
        return error != null;
    }
}
