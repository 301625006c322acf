package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code session/set_mode}. */
public record SetSessionModeRequest(String sessionId, String modeId, Extra extra) implements Extensible {
    public SetSessionModeRequest(String sessionId, String modeId) {
        this(sessionId, modeId, Extra.NONE);
    }
}
