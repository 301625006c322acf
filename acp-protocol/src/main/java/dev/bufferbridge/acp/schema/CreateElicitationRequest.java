package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import org.jspecify.annotations.Nullable;

/**
 * Params of {@code elicitation/create}: a question to the user. Tied to a session (and perhaps a tool call) or, outside
 * of any session, to a request of the client.
 */
@Union("mode")
public sealed interface CreateElicitationRequest {

    /** The client shows a form. */
    @Tag("form")
    record Form(
            String message,
            ElicitationSchema requestedSchema,
            @Nullable String sessionId,
            @Nullable String toolCallId,
            @Nullable JsonNode requestId,
            Extra extra)
            implements CreateElicitationRequest, Extensible {
        public Form(String message, ElicitationSchema requestedSchema, String sessionId, @Nullable String toolCallId) {
            this(message, requestedSchema, sessionId, toolCallId, null, Extra.NONE);
        }
    }

    /** The client opens a page; {@code elicitation/complete} tells when it is done. */
    @Tag("url")
    record Url(
            String message,
            String elicitationId,
            String url,
            @Nullable String sessionId,
            @Nullable String toolCallId,
            @Nullable JsonNode requestId,
            Extra extra)
            implements CreateElicitationRequest, Extensible {}

    /** A mode this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements CreateElicitationRequest, RawMember {}
}
