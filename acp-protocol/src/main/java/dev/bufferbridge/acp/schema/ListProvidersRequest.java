package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code providers/list}. */
public record ListProvidersRequest(Extra extra) implements Extensible {}
