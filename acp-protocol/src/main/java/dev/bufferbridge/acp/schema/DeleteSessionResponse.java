package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code session/delete}. */
public record DeleteSessionResponse(Extra extra) implements Extensible {
    public DeleteSessionResponse() {
        this(Extra.NONE);
    }
}
