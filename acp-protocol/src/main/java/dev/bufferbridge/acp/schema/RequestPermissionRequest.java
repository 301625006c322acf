package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import java.util.List;

/** Params of {@code session/request_permission}. */
public record RequestPermissionRequest(
        String sessionId, ToolCallUpdate toolCall, List<PermissionOption> options, Extra extra) implements Extensible {
    public RequestPermissionRequest(String sessionId, ToolCallUpdate toolCall, List<PermissionOption> options) {
        this(sessionId, toolCall, options, Extra.NONE);
    }
}
