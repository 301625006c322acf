package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Result of {@code initialize}. */
public record InitializeResponse(
        int protocolVersion,
        @Default @Lenient AgentCapabilities agentCapabilities,
        @Default @Lenient List<AuthMethod> authMethods,
        @Nullable Implementation agentInfo,
        Extra extra)
        implements Extensible {
    public InitializeResponse(
            int protocolVersion,
            AgentCapabilities agentCapabilities,
            List<AuthMethod> authMethods,
            @Nullable Implementation agentInfo) {
        this(protocolVersion, agentCapabilities, authMethods, agentInfo, Extra.NONE);
    }
}
