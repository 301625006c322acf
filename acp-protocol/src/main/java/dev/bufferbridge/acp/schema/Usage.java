package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** Unstable: the tokens a turn took. */
public record Usage(
        long totalTokens,
        long inputTokens,
        long outputTokens,
        @Nullable Long thoughtTokens,
        @Nullable Long cachedReadTokens,
        @Nullable Long cachedWriteTokens,
        Extra extra)
        implements Extensible {}
