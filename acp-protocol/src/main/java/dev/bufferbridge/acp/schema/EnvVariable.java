package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** One environment variable. */
public record EnvVariable(String name, String value, Extra extra) implements Extensible {
    public EnvVariable(String name, String value) {
        this(name, value, Extra.NONE);
    }
}
