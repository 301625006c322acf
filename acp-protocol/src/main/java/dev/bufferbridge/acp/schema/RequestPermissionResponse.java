package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code session/request_permission}. */
public record RequestPermissionResponse(RequestPermissionOutcome outcome, Extra extra) implements Extensible {
    public RequestPermissionResponse(RequestPermissionOutcome outcome) {
        this(outcome, Extra.NONE);
    }
}
