package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Unstable;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code session/list}.
 *
 * @param cursor the previous answer's {@code nextCursor}
 * @param archived unstable
 */
public record ListSessionsRequest(
        @Strict @Nullable String cwd,
        @Strict @Nullable String cursor,
        @Unstable @Strict @Nullable ArchiveFilter archived,
        Extra extra)
        implements Extensible {
    public ListSessionsRequest(@Nullable String cwd, @Nullable String cursor) {
        this(cwd, cursor, null, Extra.NONE);
    }

    /** Unstable: which sessions are wanted; an open set. */
    public record ArchiveFilter(String value) implements OpenEnum {
        public static final ArchiveFilter EXCLUDE = new ArchiveFilter("exclude");
        public static final ArchiveFilter INCLUDE = new ArchiveFilter("include");
        public static final ArchiveFilter ONLY = new ArchiveFilter("only");
    }
}
