package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code session/set_config_option}.
 *
 * @param type {@code "boolean"} for a flag; absent for a choice
 * @param value a JSON boolean for a flag, the chosen value's id (JSON string) for a choice
 */
public record SetSessionConfigOptionRequest(
        String sessionId, String configId, @Nullable String type, JsonNode value, Extra extra) implements Extensible {
    public SetSessionConfigOptionRequest(String sessionId, String configId, String valueId) {
        this(sessionId, configId, null, TextNode.valueOf(valueId), Extra.NONE);
    }

    public SetSessionConfigOptionRequest(String sessionId, String configId, boolean flag) {
        this(sessionId, configId, "boolean", BooleanNode.valueOf(flag), Extra.NONE);
    }
}
