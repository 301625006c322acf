package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code session/set_mode}. */
public record SetSessionModeResponse(Extra extra) implements Extensible {
    public SetSessionModeResponse() {
        this(Extra.NONE);
    }
}
