package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Result of {@code session/new}. */
public record NewSessionResponse(
        String sessionId,
        @Nullable SessionModeState modes,
        @Nullable List<SessionConfigOption> configOptions,
        Extra extra)
        implements Extensible {
    public NewSessionResponse(
            String sessionId, @Nullable SessionModeState modes, @Nullable List<SessionConfigOption> configOptions) {
        this(sessionId, modes, configOptions, Extra.NONE);
    }
}
