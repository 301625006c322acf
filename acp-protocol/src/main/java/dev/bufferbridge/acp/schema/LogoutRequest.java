package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code logout}. */
public record LogoutRequest(Extra extra) implements Extensible {
    public LogoutRequest() {
        this(Extra.NONE);
    }
}
