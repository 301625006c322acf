package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code session/archive}. */
public record ArchiveSessionRequest(String sessionId, Extra extra) implements Extensible {}
