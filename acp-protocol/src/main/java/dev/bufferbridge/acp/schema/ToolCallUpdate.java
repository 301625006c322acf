package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A change of a tool call, and the call that a permission request is about. Null fields stay as they are; lists take the
 * place of the whole list before.
 */
@Tag("tool_call_update")
public record ToolCallUpdate(
        String toolCallId,
        @Nullable ToolKind kind,
        @Nullable ToolCallStatus status,
        @Nullable String title,
        @Nullable String name,
        @Nullable List<ToolCallContent> content,
        @Nullable List<ToolCallLocation> locations,
        @Nullable JsonNode rawInput,
        @Nullable JsonNode rawOutput,
        Extra extra)
        implements SessionUpdate, Extensible {

    /** Changes nothing yet. */
    public ToolCallUpdate(String toolCallId) {
        this(toolCallId, null, null, null, null, null, null, null, null, Extra.NONE);
    }

    public ToolCallUpdate withKind(ToolKind kind) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withStatus(ToolCallStatus status) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withTitle(String title) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withContent(List<ToolCallContent> content) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withLocations(List<ToolCallLocation> locations) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withRawInput(@Nullable JsonNode rawInput) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withRawOutput(@Nullable JsonNode rawOutput) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }

    public ToolCallUpdate withExtra(Extra extra) {
        return new ToolCallUpdate(
                toolCallId, kind, status, title, name, content, locations, rawInput, rawOutput, extra);
    }
}
