package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;

/** Unstable: result of {@code session/status}. */
public record SessionStatusResponse(Status status, Extra extra) implements Extensible {

    /** Whether a session is in memory or only stored; an open set. */
    public record Status(String value) implements OpenEnum {
        public static final Status OPEN = new Status("open");
        public static final Status SAVED = new Status("saved");
    }
}
