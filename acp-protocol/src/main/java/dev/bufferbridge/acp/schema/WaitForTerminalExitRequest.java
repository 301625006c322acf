package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code terminal/wait_for_exit}; answered when the command has ended. */
public record WaitForTerminalExitRequest(String sessionId, String terminalId, Extra extra) implements Extensible {
    public WaitForTerminalExitRequest(String sessionId, String terminalId) {
        this(sessionId, terminalId, Extra.NONE);
    }
}
