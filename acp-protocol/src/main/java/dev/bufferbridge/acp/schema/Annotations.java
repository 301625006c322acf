package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Hints about a content block.
 *
 * @param lastModified ISO 8601
 * @param priority from 0 to 1
 */
public record Annotations(
        @Nullable List<Role> audience,
        @Nullable String lastModified,
        @Nullable Double priority,
        Extra extra) implements Extensible {

    /** Whom a block is for. */
    public record Role(String value) implements OpenEnum {
        public static final Role USER = new Role("user");
        public static final Role ASSISTANT = new Role("assistant");
    }
}
