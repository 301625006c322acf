package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;

/** A capability that is offered by being there: {@code {}} means yes, absent or null means no. */
public record Marker(Extra extra) implements Extensible {
    public static final Marker YES = new Marker(Extra.NONE);
}
