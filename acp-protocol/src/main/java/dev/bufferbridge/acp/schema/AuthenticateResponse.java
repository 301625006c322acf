package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code authenticate}. */
public record AuthenticateResponse(Extra extra) implements Extensible {
    public AuthenticateResponse() {
        this(Extra.NONE);
    }
}
