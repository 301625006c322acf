package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code authenticate}: the id of an advertised method. */
public record AuthenticateRequest(String methodId, Extra extra) implements Extensible {
    public AuthenticateRequest(String methodId) {
        this(methodId, Extra.NONE);
    }
}
