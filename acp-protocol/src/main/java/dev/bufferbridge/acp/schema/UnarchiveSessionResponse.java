package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: result of {@code session/unarchive}. */
public record UnarchiveSessionResponse(Extra extra) implements Extensible {}
