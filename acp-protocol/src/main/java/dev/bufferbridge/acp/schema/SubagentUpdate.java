package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Patch;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unstable: another session that works for this one has appeared or changed. */
@Unstable
@Tag("subagent_update")
public record SubagentUpdate(
        String sessionId,
        Patch<String> title,
        Patch<String> description,
        @Nullable Capabilities capabilities,
        @Nullable State state,
        @Strict @Nullable String cwd,
        @Strict @Nullable List<String> additionalDirectories,
        Extra extra)
        implements SessionUpdate, Extensible {

    /** What the client may do with the other session. */
    public record Capabilities(@Nullable Marker cancel, Extra extra) implements Extensible {}

    /** What the other session is doing. */
    @Union("state")
    public sealed interface State {

        /** It works. */
        @Tag("running")
        record Running(Extra extra) implements State, Extensible {}

        /** It waits for a prompt; {@code error} is there if the stop reason is {@code error}. */
        @Tag("idle")
        record Idle(
                @Nullable StopReason stopReason,
                @Nullable JsonNode error,
                @Nullable Usage usage,
                Extra extra) implements State, Extensible {}

        /** It waits for the user. */
        @Tag("requires_action")
        record RequiresAction(Extra extra) implements State, Extensible {}

        /** A state that is not known, or that this version does not know, kept as it came. */
        record Unknown(ObjectNode raw) implements State, RawMember {}
    }
}
