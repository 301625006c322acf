package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import java.util.List;

/** Params of {@code session/prompt}. */
public record PromptRequest(String sessionId, List<ContentBlock> prompt, Extra extra) implements Extensible {
    public PromptRequest(String sessionId, List<ContentBlock> prompt) {
        this(sessionId, prompt, Extra.NONE);
    }
}
