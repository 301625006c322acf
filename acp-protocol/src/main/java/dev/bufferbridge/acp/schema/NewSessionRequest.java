package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code session/new}.
 *
 * @param cwd absolute path
 * @param additionalDirectories absolute paths
 * @param mcpServers required by the protocol; a client that leaves it out is taken to mean none (O-106)
 * @param systemPrompt unstable
 */
public record NewSessionRequest(
        String cwd,
        @Default @OmitEmpty List<String> additionalDirectories,
        @Default List<McpServer> mcpServers,
        @Unstable @Strict @Nullable SystemPrompt systemPrompt,
        Extra extra)
        implements Extensible {
    public NewSessionRequest(String cwd, List<String> additionalDirectories, List<McpServer> mcpServers) {
        this(cwd, additionalDirectories, mcpServers, null, Extra.NONE);
    }
}
