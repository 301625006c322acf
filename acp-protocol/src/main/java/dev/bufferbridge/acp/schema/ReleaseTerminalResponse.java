package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code terminal/release}. */
public record ReleaseTerminalResponse(Extra extra) implements Extensible {
    public ReleaseTerminalResponse() {
        this(Extra.NONE);
    }
}
