package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Result of {@code session/list}.
 *
 * @param nextCursor where to go on, or null at the end
 */
public record ListSessionsResponse(
        @Lenient List<SessionInfo> sessions, @Nullable String nextCursor, Extra extra) implements Extensible {
    public ListSessionsResponse(List<SessionInfo> sessions, @Nullable String nextCursor) {
        this(sessions, nextCursor, Extra.NONE);
    }
}
