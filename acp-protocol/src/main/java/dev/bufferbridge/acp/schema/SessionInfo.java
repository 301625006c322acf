package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a session list.
 *
 * @param updatedAt ISO 8601
 * @param archived unstable
 */
public record SessionInfo(
        String sessionId,
        String cwd,
        @Default @Lenient @OmitEmpty List<String> additionalDirectories,
        @Nullable String title,
        @Nullable String updatedAt,
        @Unstable @Nullable Boolean archived,
        Extra extra)
        implements Extensible {
    public SessionInfo(
            String sessionId,
            String cwd,
            List<String> additionalDirectories,
            @Nullable String title,
            @Nullable String updatedAt) {
        this(sessionId, cwd, additionalDirectories, title, updatedAt, null, Extra.NONE);
    }
}
