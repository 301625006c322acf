package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes down each dispatch event as one line. */
final class RecordedEvents implements DispatchListener {

    final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void requested(ToolDefinition tool, JsonNode arguments, ToolContext context) {
        lines.add("requested " + tool.name() + " " + arguments);
    }

    @Override
    public void prepared(ToolDefinition tool, CallPreview preview, ToolContext context) {
        lines.add("prepared " + preview.changes().get(0).newText());
    }

    @Override
    public void started(ToolDefinition tool, CallPreview preview, ToolContext context) {
        lines.add("started " + preview.changes().get(0).newText());
    }

    @Override
    public void progress(ToolDefinition tool, String text, ToolContext context) {
        lines.add("progress " + text);
    }

    @Override
    public void finished(ToolDefinition tool, ToolResult result, List<FileChange> changes, ToolContext context) {
        lines.add("finished " + shown(result) + " " + changes.size());
    }

    @Override
    public void failed(ToolDefinition tool, ToolResult result, ToolContext context) {
        lines.add("failed " + shown(result));
    }

    @Override
    public void blocked(String toolName, ToolResult result, ToolContext context) {
        lines.add("blocked " + toolName + " " + shown(result));
    }

    private static String shown(ToolResult result) {
        if (result.error() == null) {
            return "ok";
        }
        return result.error().blocked() == null
                ? String.valueOf(result.error().code())
                : result.error().blocked().wireName();
    }
}
