package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Params of {@code fs/write_text_file}: the whole new text. */
public record WriteTextFileRequest(String sessionId, String path, String content, Extra extra) implements Extensible {
    public WriteTextFileRequest(String sessionId, String path, String content) {
        this(sessionId, path, content, Extra.NONE);
    }
}
