package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code terminal/kill}: end the command, keep the terminal. */
public record KillTerminalRequest(String sessionId, String terminalId, Extra extra) implements Extensible {
    public KillTerminalRequest(String sessionId, String terminalId) {
        this(sessionId, terminalId, Extra.NONE);
    }
}
