package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Result of {@code session/resume}. */
public record ResumeSessionResponse(
        @Nullable SessionModeState modes, @Nullable List<SessionConfigOption> configOptions, Extra extra)
        implements Extensible {
    public ResumeSessionResponse(@Nullable SessionModeState modes, @Nullable List<SessionConfigOption> configOptions) {
        this(modes, configOptions, Extra.NONE);
    }
}
