package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code terminal/release}: end the command and forget the terminal. */
public record ReleaseTerminalRequest(String sessionId, String terminalId, Extra extra) implements Extensible {
    public ReleaseTerminalRequest(String sessionId, String terminalId) {
        this(sessionId, terminalId, Extra.NONE);
    }
}
