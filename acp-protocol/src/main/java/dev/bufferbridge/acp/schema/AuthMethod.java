package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OmitEmpty;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One way to sign in. */
@Union("type")
public sealed interface AuthMethod {

    /** The agent does it, through {@code authenticate}; the only kind without a {@code type} on the wire. */
    @Tag({"", "agent"})
    record Agent(String id, String name, @Nullable String description, Extra extra) implements AuthMethod, Extensible {
        public Agent(String id, String name, @Nullable String description) {
            this(id, name, description, Extra.NONE);
        }
    }

    /** The client starts the agent's command again in a terminal with these arguments and variables. */
    @Tag("terminal")
    record Terminal(
            String id,
            String name,
            @Nullable String description,
            @Default @OmitEmpty List<String> args,
            @Default @OmitEmpty Map<String, String> env,
            Extra extra)
            implements AuthMethod, Extensible {}

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements AuthMethod, RawMember {}
}
