package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** Result of {@code fs/write_text_file}; clients send {@code {}} or {@code null}. */
public record WriteTextFileResponse(Extra extra) implements Extensible {
    public WriteTextFileResponse() {
        this(Extra.NONE);
    }
}
