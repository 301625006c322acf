package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** One HTTP header. */
public record HttpHeader(String name, String value, Extra extra) implements Extensible {
    public HttpHeader(String name, String value) {
        this(name, value, Extra.NONE);
    }
}
