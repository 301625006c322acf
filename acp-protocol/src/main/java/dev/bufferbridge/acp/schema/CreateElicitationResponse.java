package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Result of {@code elicitation/create}. */
@Union("action")
public sealed interface CreateElicitationResponse {

    /** The user answered; values are strings, numbers, booleans or lists of strings. */
    @Tag("accept")
    record Accept(@Strict @Nullable Map<String, JsonNode> content, Extra extra)
            implements CreateElicitationResponse, Extensible {
        public Accept(@Nullable Map<String, JsonNode> content) {
            this(content, Extra.NONE);
        }
    }

    /** The user said no. */
    @Tag("decline")
    record Decline(Extra extra) implements CreateElicitationResponse, Extensible {
        public Decline() {
            this(Extra.NONE);
        }
    }

    /** The user closed the question. */
    @Tag("cancel")
    record Cancel(Extra extra) implements CreateElicitationResponse, Extensible {
        public Cancel() {
            this(Extra.NONE);
        }
    }

    /** An action this version does not know, kept as it came; never an acceptance. */
    record Unknown(ObjectNode raw) implements CreateElicitationResponse, RawMember {}
}
