package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Unstable;
import org.jspecify.annotations.Nullable;

/**
 * Result of {@code session/prompt}, sent when the turn has ended.
 *
 * @param usage unstable
 */
public record PromptResponse(
        StopReason stopReason, @Unstable @Nullable Usage usage, Extra extra) implements Extensible {
    public PromptResponse(StopReason stopReason) {
        this(stopReason, null, Extra.NONE);
    }
}
