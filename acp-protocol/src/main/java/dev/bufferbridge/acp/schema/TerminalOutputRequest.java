package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code terminal/output}. */
public record TerminalOutputRequest(String sessionId, String terminalId, Extra extra) implements Extensible {
    public TerminalOutputRequest(String sessionId, String terminalId) {
        this(sessionId, terminalId, Extra.NONE);
    }
}
