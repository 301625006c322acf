package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** A mode that a session can be in. */
public record SessionMode(String id, String name, @Nullable String description, Extra extra) implements Extensible {
    public SessionMode(String id, String name, @Nullable String description) {
        this(id, name, description, Extra.NONE);
    }
}
