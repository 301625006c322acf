package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Follows dispatched calls. Called on the dispatching thread, in order; must not block for long and must not throw. */
public interface DispatchListener {

    /** A known tool is asked for. Always the first event of a call that is not unknown_tool; {@code arguments} exactly as given. */
    default void requested(ToolDefinition tool, JsonNode arguments, ToolContext context) {}

    /** The call was planned, the first time or again; this is what will be done. */
    default void prepared(ToolDefinition tool, CallPreview preview, ToolContext context) {}

    /** The call may run and now does. */
    default void started(ToolDefinition tool, CallPreview preview, ToolContext context) {}

    /** Something to show while it runs. */
    default void progress(ToolDefinition tool, String text, ToolContext context) {}

    /** The call ran to its end; {@code result} may still be an error, such as a timeout with partial output. */
    default void finished(ToolDefinition tool, ToolResult result, List<FileChange> changes, ToolContext context) {}

    /** The call started and failed, or was cancelled. */
    default void failed(ToolDefinition tool, ToolResult result, ToolContext context) {}

    /**
     * The call never started: it was blocked ({@code result.error().blocked()} tells why, L-050), its planning failed, or it was cancelled before. The last
     * event of such a call.
     */
    default void blocked(String toolName, ToolResult result, ToolContext context) {}
}
