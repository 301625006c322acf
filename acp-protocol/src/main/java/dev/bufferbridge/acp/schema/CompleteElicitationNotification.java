package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code elicitation/complete}. */
public record CompleteElicitationNotification(String elicitationId, Extra extra) implements Extensible {
    public CompleteElicitationNotification(String elicitationId) {
        this(elicitationId, Extra.NONE);
    }
}
