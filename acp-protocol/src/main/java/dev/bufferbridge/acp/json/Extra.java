package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The fields of an object that its record does not name.
 *
 * @param meta the {@code _meta} object; the only place for custom data
 * @param unknown everything else, kept so that it can be written again
 */
public record Extra(@Nullable ObjectNode meta, Map<String, JsonNode> unknown) {

    public static final Extra NONE = new Extra(null, Map.of());

    /** Custom data and no unknown fields. */
    public static Extra ofMeta(@Nullable ObjectNode meta) {
        return new Extra(meta, Map.of());
    }
}
