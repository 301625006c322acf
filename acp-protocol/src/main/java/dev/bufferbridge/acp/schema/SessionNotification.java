package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code session/update}. */
public record SessionNotification(String sessionId, SessionUpdate update, Extra extra) implements Extensible {
    public SessionNotification(String sessionId, SessionUpdate update) {
        this(sessionId, update, Extra.NONE);
    }
}
