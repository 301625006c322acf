package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code terminal/kill}. */
public record KillTerminalResponse(Extra extra) implements Extensible {
    public KillTerminalResponse() {
        this(Extra.NONE);
    }
}
