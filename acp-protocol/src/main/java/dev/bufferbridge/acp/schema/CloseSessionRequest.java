package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code session/close}: cancel the session's turn and free it. */
public record CloseSessionRequest(String sessionId, Extra extra) implements Extensible {
    public CloseSessionRequest(String sessionId) {
        this(sessionId, Extra.NONE);
    }
}
