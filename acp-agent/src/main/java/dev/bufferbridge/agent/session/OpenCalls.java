package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Knows the calls of a turn that have not ended, so that none is left spinning in the editor when the turn ends without them (O-122). */
final class OpenCalls implements DispatchListener {

    private final Set<String> open = new LinkedHashSet<>();

    @Override
    public synchronized void requested(ToolDefinition tool, JsonNode arguments, ToolContext context) {
        open.add(context.toolCallId());
    }

    @Override
    public void finished(ToolDefinition tool, ToolResult result, List<FileChange> changes, ToolContext context) {
        ended(context);
    }

    @Override
    public void failed(ToolDefinition tool, ToolResult result, ToolContext context) {
        ended(context);
    }

    @Override
    public void blocked(String toolName, ToolResult result, ToolContext context) {
        ended(context);
    }

    /** What tells the editor that each open call has failed. */
    synchronized List<ToolCallUpdate> failures() {
        return open.stream().map(OpenCalls::failure).toList();
    }

    private synchronized void ended(ToolContext context) {
        open.remove(context.toolCallId());
    }

    private static ToolCallUpdate failure(String toolCallId) {
        return new ToolCallUpdate(toolCallId)
                .withStatus(ToolCallStatus.FAILED)
                .withContent(
                        List.of(ToolCallContent.text("The turn ended before this call did; check what is there.")));
    }
}
