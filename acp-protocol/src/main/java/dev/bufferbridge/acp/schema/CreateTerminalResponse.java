package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code terminal/create}. */
public record CreateTerminalResponse(String terminalId, Extra extra) implements Extensible {
    public CreateTerminalResponse(String terminalId) {
        this(terminalId, Extra.NONE);
    }
}
