package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Tag;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A new tool call in the client's view.
 *
 * @param name the tool's name for programs; newer than most clients, so send it only by choice
 * @param kind null reads as {@code other}
 * @param status null reads as {@code pending}
 */
@Tag("tool_call")
public record ToolCall(
        String toolCallId,
        String title,
        @Nullable String name,
        @Nullable ToolKind kind,
        @Nullable ToolCallStatus status,
        @Default @Lenient @OmitEmpty List<ToolCallContent> content,
        @Default @Lenient @OmitEmpty List<ToolCallLocation> locations,
        @Nullable JsonNode rawInput,
        @Nullable JsonNode rawOutput,
        Extra extra)
        implements SessionUpdate, Extensible {
    public ToolCall(
            String toolCallId,
            String title,
            ToolKind kind,
            ToolCallStatus status,
            List<ToolCallLocation> locations,
            @Nullable JsonNode rawInput) {
        this(toolCallId, title, null, kind, status, List.of(), locations, rawInput, null, Extra.NONE);
    }
}
