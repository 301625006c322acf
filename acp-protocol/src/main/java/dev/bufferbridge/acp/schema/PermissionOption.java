package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;

/** One answer the user may give. The agent acts on {@code optionId}; {@code kind} is a hint for the client. */
public record PermissionOption(String optionId, String name, Kind kind, Extra extra) implements Extensible {
    public PermissionOption(String optionId, String name, Kind kind) {
        this(optionId, name, kind, Extra.NONE);
    }

    /** What an option means. A value the protocol does not list is kept as it came. */
    public record Kind(String value) implements OpenEnum {
        public static final Kind ALLOW_ONCE = new Kind("allow_once");
        public static final Kind ALLOW_ALWAYS = new Kind("allow_always");
        public static final Kind REJECT_ONCE = new Kind("reject_once");
        public static final Kind REJECT_ALWAYS = new Kind("reject_always");
    }
}
