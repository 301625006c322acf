package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** Unstable: an account the agent knows. */
public record AuthAccount(
        String label,
        @Nullable Boolean active,
        @Nullable String name,
        @Nullable String email,
        @Nullable String organization,
        Extra extra)
        implements Extensible {}
