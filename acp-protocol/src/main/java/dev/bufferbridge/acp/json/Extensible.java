package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/** A message part that keeps what it does not name. */
public interface Extensible {

    /** The {@code _meta} object and the unknown fields. */
    Extra extra();

    /** Custom data of clients and agents, or null. */
    default @Nullable ObjectNode meta() {
        return extra().meta();
    }
}
