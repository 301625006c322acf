package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code session/delete}. */
public record DeleteSessionRequest(String sessionId, Extra extra) implements Extensible {
    public DeleteSessionRequest(String sessionId) {
        this(sessionId, Extra.NONE);
    }
}
