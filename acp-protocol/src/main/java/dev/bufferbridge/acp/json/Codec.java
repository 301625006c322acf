package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;

/** Reads and writes the values of one Java type. */
interface Codec {

    /** Throws {@link WireException} when the node is not such a value. */
    Object read(JsonNode node);

    /** Writes the value; what is marked {@link Unstable} only if {@code unstable}. */
    JsonNode write(Object value, boolean unstable);

    /** What an absent field reads as. */
    default Object empty() {
        throw new IllegalStateException("no empty value");
    }
}
