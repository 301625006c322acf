package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code session/close}. */
public record CloseSessionResponse(Extra extra) implements Extensible {
    public CloseSessionResponse() {
        this(Extra.NONE);
    }
}
