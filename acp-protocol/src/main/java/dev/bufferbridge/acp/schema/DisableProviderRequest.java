package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code providers/disable}. */
public record DisableProviderRequest(String providerId, Extra extra) implements Extensible {}
