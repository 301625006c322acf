package dev.bufferbridge.samples;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.Marker;

/** Sets of capabilities that a client may advertise. */
public final class EditorOffers {

    private EditorOffers() {}

    /** Reading and writing texts, each by itself; nothing else. */
    public static ClientCapabilities files(boolean read, boolean write) {
        return new ClientCapabilities(new ClientCapabilities.FileSystem(read, write), false);
    }

    /** Reading and writing texts, and terminals. */
    public static ClientCapabilities filesAndTerminal() {
        return new ClientCapabilities(new ClientCapabilities.FileSystem(true, true), true);
    }

    /** All of the stable protocol, and bufferbridge's lifecycle events. */
    public static ClientCapabilities everything() {
        return new ClientCapabilities(
                new ClientCapabilities.FileSystem(true, true),
                true,
                new ClientCapabilities.Session(
                        Marker.YES,
                        new ClientCapabilities.ConfigOptions(Marker.YES, Extra.NONE),
                        Marker.YES,
                        Extra.NONE),
                ClientCapabilities.Auth.NONE,
                new ClientCapabilities.Elicitation(Marker.YES, Marker.YES, Extra.NONE),
                null,
                null,
                lifecycle());
    }

    /** The same capabilities, with bufferbridge's lifecycle events. */
    public static ClientCapabilities withLifecycle(ClientCapabilities offers) {
        return new ClientCapabilities(
                offers.fs(),
                offers.terminal(),
                offers.session(),
                offers.auth(),
                offers.elicitation(),
                offers.plan(),
                offers.subagents(),
                lifecycle());
    }

    private static Extra lifecycle() {
        ObjectNode meta = JsonNodeFactory.instance.objectNode();
        meta.putObject("bufferbridge").put("lifecycle", true);
        return Extra.ofMeta(meta);
    }
}
