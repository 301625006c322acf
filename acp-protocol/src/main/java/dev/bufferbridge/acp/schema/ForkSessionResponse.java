package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unstable: result of {@code session/fork}. */
public record ForkSessionResponse(
        String sessionId,
        @Nullable SessionModeState modes,
        @Nullable List<SessionConfigOption> configOptions,
        Extra extra)
        implements Extensible {}
