package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/**
 * A place a tool call is working at.
 *
 * @param path absolute
 * @param line from 1
 */
public record ToolCallLocation(String path, @Nullable Integer line, Extra extra) implements Extensible {
    public ToolCallLocation(String path, @Nullable Integer line) {
        this(path, line, Extra.NONE);
    }
}
