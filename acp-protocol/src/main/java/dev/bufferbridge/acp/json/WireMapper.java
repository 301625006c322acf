package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;

/** Turns JSON trees into wire records and back. Stateless to its callers; any thread may use it. */
public final class WireMapper {

    private WireMapper() {}

    /**
     * Reads a tree as a wire type; null reads as an empty object.
     *
     * @throws WireException when a required field is missing or a field that may not be dropped is wrong
     */
    public static <T> T read(JsonNode node, Class<T> type) {
        return type.cast(Codecs.of(type).read(node));
    }

    /**
     * Writes a value as its declared type: for a member of a union, the union itself.
     *
     * @param unstable whether what is marked {@link Unstable} is written
     * @throws WireException when the value is an unstable member of a union and {@code unstable} is false
     */
    public static <T> JsonNode write(T value, Class<T> type, boolean unstable) {
        return Codecs.of(type).write(value, unstable);
    }
}
