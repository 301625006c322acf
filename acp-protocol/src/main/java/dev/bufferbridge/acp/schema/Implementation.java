package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/** Names a program and its version: the agent's or the client's. */
public record Implementation(String name, @Nullable String title, String version, Extra extra) implements Extensible {
    public Implementation(String name, @Nullable String title, String version) {
        this(name, title, version, Extra.NONE);
    }
}
