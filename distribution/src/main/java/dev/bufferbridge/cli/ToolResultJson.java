package dev.bufferbridge.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolJson;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;

/** Writes results and definitions of tools as JSON on one line. */
final class ToolResultJson {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private ToolResultJson() {}

    static String line(ToolResult result) throws JsonProcessingException {
        return JSON.writeValueAsString(ToolJson.of(result));
    }

    static String line(List<ToolDefinition> menu) throws JsonProcessingException {
        ArrayNode json = JSON.createArrayNode();
        menu.forEach(tool -> json.add(ToolJson.of(tool)));
        return JSON.writeValueAsString(json);
    }
}
