package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OmitEmpty;
import java.util.Map;

/** Unstable: params of {@code providers/set}. */
public record SetProviderRequest(
        String providerId,
        LlmProtocol apiType,
        String baseUrl,
        @Default @OmitEmpty Map<String, String> headers,
        Extra extra)
        implements Extensible {}
