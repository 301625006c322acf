package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/**
 * Result of {@code terminal/output}.
 *
 * @param exitStatus there once the command has ended
 */
public record TerminalOutputResponse(
        String output, boolean truncated, @Nullable TerminalExitStatus exitStatus, Extra extra) implements Extensible {
    public TerminalOutputResponse(String output, boolean truncated, @Nullable TerminalExitStatus exitStatus) {
        this(output, truncated, exitStatus, Extra.NONE);
    }
}
