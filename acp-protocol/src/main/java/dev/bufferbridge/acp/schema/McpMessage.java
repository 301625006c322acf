package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Strict;
import org.jspecify.annotations.Nullable;

/** Unstable: params of {@code mcp/message}: one MCP message for a server that the client serves itself. */
public record McpMessage(
        String serverId,
        JsonNode requestId,
        String method,
        @Strict @Nullable ObjectNode params,
        Extra extra) implements Extensible {}
