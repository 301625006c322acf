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
 * Params of {@code session/resume}: continue a stored session without replaying its history.
 *
 * @param systemPrompt unstable
 */
public record ResumeSessionRequest(
        String sessionId,
        String cwd,
        @Default @OmitEmpty List<String> additionalDirectories,
        @Default @OmitEmpty List<McpServer> mcpServers,
        @Unstable @Strict @Nullable SystemPrompt systemPrompt,
        Extra extra)
        implements Extensible {
    public ResumeSessionRequest(
            String sessionId, String cwd, List<String> additionalDirectories, List<McpServer> mcpServers) {
        this(sessionId, cwd, additionalDirectories, mcpServers, null, Extra.NONE);
    }
}
