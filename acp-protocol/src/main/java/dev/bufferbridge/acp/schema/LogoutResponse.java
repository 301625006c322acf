package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code logout}. */
public record LogoutResponse(Extra extra) implements Extensible {
    public LogoutResponse() {
        this(Extra.NONE);
    }
}
