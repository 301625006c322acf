package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;

/** The JSON forms of results and definitions, for hosts that pass them on. What is unset is left out. */
public final class ToolJson {

    private ToolJson() {}

    /**
     * {@code {"toolCallId","name","content":[…],"error":{"message","code"?}?,"metadata"?}} (row P-010). A blocked call without a code of its own has the
     * reason as its code, such as {@code unknown_tool}.
     */
    public static ObjectNode of(ToolResult result) {
        ObjectNode json = object().put("toolCallId", result.toolCallId()).put("name", result.name());
        ArrayNode content = json.putArray("content");
        result.content().forEach(block -> content.add(of(block)));
        if (result.error() != null) {
            json.set("error", of(result.error()));
        }
        if (result.metadata() != null) {
            json.set("metadata", result.metadata());
        }
        return json;
    }

    /** {@code {"type":"text","text"}} or {@code {"type":"image","data","mimeType"}}. */
    public static ObjectNode of(ContentBlock block) {
        if (block instanceof ContentBlock.Text text) {
            return object().put("type", "text").put("text", text.text());
        }
        if (block instanceof ContentBlock.Image image) {
            return object().put("type", "image").put("data", image.data()).put("mimeType", image.mimeType());
        }
        throw new AssertionError(block);
    }

    /** {@code {"name","description","kind","effect":{"kind","idempotency"},"exclusive","parameters"}}. Makes the schema, which may take long. */
    public static ObjectNode of(ToolDefinition tool) {
        ObjectNode json = object().put("name", tool.name())
                .put("description", tool.description())
                .put("kind", tool.kind().wireName());
        json.putObject("effect")
                .put("kind", wireName(tool.effect().kind()))
                .put("idempotency", wireName(tool.effect().idempotency()));
        json.put("exclusive", tool.exclusive());
        json.set("parameters", tool.parameters());
        return json;
    }

    private static ObjectNode of(ToolError error) {
        ObjectNode json = object().put("message", error.message());
        if (error.code() != null) {
            json.put("code", error.code());
        } else if (error.blocked() != null) {
            json.put("code", error.blocked().wireName());
        }
        return json;
    }

    private static String wireName(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
