package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Unstable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unstable: a message between sessions, whole. */
@Unstable
@Tag("session_message")
public record SessionMessage(
        String messageId,
        @Nullable String senderSessionId,
        @Nullable String recipientSessionId,
        @Nullable String senderMessageId,
        @Nullable String recipientMessageId,
        @Nullable List<ContentBlock> content,
        Extra extra)
        implements SessionUpdate, Extensible {

    /** Unstable: a piece of such a message. */
    @Unstable
    @Tag("session_message_chunk")
    public record Chunk(String messageId, ContentBlock content, Extra extra) implements SessionUpdate, Extensible {}
}
