package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: result of {@code providers/disable}. */
public record DisableProviderResponse(Extra extra) implements Extensible {}
