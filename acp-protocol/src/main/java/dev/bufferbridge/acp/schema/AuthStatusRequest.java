package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code auth/status}. */
public record AuthStatusRequest(Extra extra) implements Extensible {}
