package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: params of {@code session/unarchive}. */
public record UnarchiveSessionRequest(String sessionId, Extra extra) implements Extensible {}
