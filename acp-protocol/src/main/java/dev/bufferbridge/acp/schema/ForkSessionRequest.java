package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Strict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unstable: params of {@code session/fork}. */
public record ForkSessionRequest(
        String sessionId,
        String cwd,
        @Default @OmitEmpty List<String> additionalDirectories,
        @Default @OmitEmpty List<McpServer> mcpServers,
        @Strict @Nullable SystemPrompt systemPrompt,
        Extra extra)
        implements Extensible {}
