package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: result of {@code providers/set}. */
public record SetProviderResponse(Extra extra) implements Extensible {}
