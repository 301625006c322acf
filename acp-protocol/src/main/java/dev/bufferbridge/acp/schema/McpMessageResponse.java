package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Patch;
import org.jspecify.annotations.Nullable;

/** Unstable: result of {@code mcp/message}: what the MCP server answered, a result or an error. */
public record McpMessageResponse(
        Patch<JsonNode> result, @Nullable JsonNode error, Extra extra) implements Extensible {}
