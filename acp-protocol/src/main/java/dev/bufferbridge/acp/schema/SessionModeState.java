package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import java.util.List;

/** The modes of a session and the one it is in. */
public record SessionModeState(
        String currentModeId, @Lenient List<SessionMode> availableModes, Extra extra) implements Extensible {
    public SessionModeState(String currentModeId, List<SessionMode> availableModes) {
        this(currentModeId, availableModes, Extra.NONE);
    }
}
