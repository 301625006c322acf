package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code session/cancel}: end the session's turn. */
public record CancelNotification(String sessionId, Extra extra) implements Extensible {
    public CancelNotification(String sessionId) {
        this(sessionId, Extra.NONE);
    }
}
