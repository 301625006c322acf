package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Unstable: result of {@code session/archive}. */
public record ArchiveSessionResponse(Extra extra) implements Extensible {}
