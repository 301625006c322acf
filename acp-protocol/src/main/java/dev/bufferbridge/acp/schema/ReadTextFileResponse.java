package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code fs/read_text_file}. */
public record ReadTextFileResponse(String content, Extra extra) implements Extensible {
    public ReadTextFileResponse(String content) {
        this(content, Extra.NONE);
    }
}
