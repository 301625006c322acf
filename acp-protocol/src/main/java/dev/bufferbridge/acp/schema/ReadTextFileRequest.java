package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Strict;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code fs/read_text_file}.
 *
 * @param path absolute
 * @param line first line wanted, from 1
 * @param limit most lines wanted
 */
public record ReadTextFileRequest(
        String sessionId,
        String path,
        @Strict @Nullable Integer line,
        @Strict @Nullable Integer limit,
        Extra extra) implements Extensible {
    public ReadTextFileRequest(String sessionId, String path) {
        this(sessionId, path, null, null, Extra.NONE);
    }
}
