package dev.bufferbridge.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import java.util.Locale;

/** Writes results and definitions of tools as JSON on one line. */
final class ToolResultJson {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ToolResultJson() {}

    static String line(ToolResult result) throws JsonProcessingException {
        ObjectNode json = JSON.createObjectNode();
        json.put("toolCallId", result.toolCallId());
        json.put("name", result.name());
        ArrayNode content = json.putArray("content");
        result.content().forEach(block -> add(content, block));
        if (result.error() != null) {
            add(json.putObject("error"), result.error());
        }
        if (result.metadata() != null) {
            json.set("metadata", result.metadata());
        }
        return JSON.writeValueAsString(json);
    }

    static String line(List<ToolDefinition> menu) throws JsonProcessingException {
        ArrayNode json = JSON.createArrayNode();
        for (ToolDefinition tool : menu) {
            ObjectNode one = json.addObject();
            one.put("name", tool.name());
            one.put("description", tool.description());
            one.set("parameters", tool.parameters());
            one.put("kind", tool.kind().wireName());
            one.putObject("effect")
                    .put("kind", tool.effect().kind().name().toLowerCase(Locale.ROOT))
                    .put("idempotency", tool.effect().idempotency().name().toLowerCase(Locale.ROOT));
            one.put("exclusive", tool.exclusive());
        }
        return JSON.writeValueAsString(json);
    }

    private static void add(ArrayNode content, ContentBlock block) {
        ObjectNode json = content.addObject();
        if (block instanceof ContentBlock.Text text) {
            json.put("type", "text").put("text", text.text());
        } else if (block instanceof ContentBlock.Image image) {
            json.put("type", "image").put("data", image.data()).put("mimeType", image.mimeType());
        } else {
            throw new AssertionError(block);
        }
    }

    private static void add(ObjectNode json, ToolError error) {
        json.put("message", error.message());
        if (error.code() != null) {
            json.put("code", error.code());
        }
        if (error.blocked() != null) {
            json.put("blocked", error.blocked().wireName());
        }
    }
}
