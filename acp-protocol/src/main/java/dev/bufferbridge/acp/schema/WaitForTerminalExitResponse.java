package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** Result of {@code terminal/wait_for_exit}. */
public record WaitForTerminalExitResponse(
        @Nullable Long exitCode, @Nullable String signal, Extra extra) implements Extensible {
    public WaitForTerminalExitResponse(@Nullable Long exitCode, @Nullable String signal) {
        this(exitCode, signal, Extra.NONE);
    }
}
