package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code initialize}: the newest protocol version the client speaks and what it can do.
 *
 * @param protocolVersion any integer; the agent answers with the version it will speak
 */
public record InitializeRequest(
        int protocolVersion,
        @Default @Lenient ClientCapabilities clientCapabilities,
        @Nullable Implementation clientInfo,
        Extra extra)
        implements Extensible {
    public InitializeRequest(
            int protocolVersion, ClientCapabilities clientCapabilities, @Nullable Implementation clientInfo) {
        this(protocolVersion, clientCapabilities, clientInfo, Extra.NONE);
    }
}
