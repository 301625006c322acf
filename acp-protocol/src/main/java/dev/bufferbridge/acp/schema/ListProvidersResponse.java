package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.Strict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unstable: result of {@code providers/list}. */
public record ListProvidersResponse(List<Provider> providers, Extra extra) implements Extensible {

    /** A model provider that can be configured. */
    public record Provider(
            String providerId,
            @Lenient List<LlmProtocol> supported,
            boolean required,
            @Strict @Nullable Current current,
            Extra extra)
            implements Extensible {}

    /** How a provider is configured now. */
    public record Current(LlmProtocol apiType, String baseUrl, Extra extra) implements Extensible {}
}
