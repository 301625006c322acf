package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;

/** How a permission request ended. */
@Union("outcome")
public sealed interface RequestPermissionOutcome {

    /** The user chose an option. */
    @Tag("selected")
    record Selected(String optionId, Extra extra) implements RequestPermissionOutcome, Extensible {
        public Selected(String optionId) {
            this(optionId, Extra.NONE);
        }
    }

    /** The turn was cancelled before the user chose. */
    @Tag("cancelled")
    record Cancelled(Extra extra) implements RequestPermissionOutcome, Extensible {
        public Cancelled() {
            this(Extra.NONE);
        }
    }

    /** An outcome this version does not know, kept as it came; never a yes. */
    record Unknown(ObjectNode raw) implements RequestPermissionOutcome, RawMember {}
}
