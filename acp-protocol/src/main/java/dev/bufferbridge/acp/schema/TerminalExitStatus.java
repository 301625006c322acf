package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** How a command ended: by code, or by signal. */
public record TerminalExitStatus(
        @Nullable Long exitCode, @Nullable String signal, Extra extra) implements Extensible {
    public TerminalExitStatus(@Nullable Long exitCode, @Nullable String signal) {
        this(exitCode, signal, Extra.NONE);
    }
}
