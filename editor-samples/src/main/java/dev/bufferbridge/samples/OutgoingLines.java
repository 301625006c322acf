package dev.bufferbridge.samples;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.UnaryOperator;

/** Writes the editor's messages as some clients do. */
final class OutgoingLines implements UnaryOperator<String> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final EditorSettings settings;

    OutgoingLines(EditorSettings settings) {
        this.settings = settings;
    }

    @Override
    public String apply(String line) {
        if (!settings.has(EditorQuirk.ENVELOPE_EXTRAS)
                && !settings.has(EditorQuirk.WRITE_ANSWERS_NULL)
                && !settings.has(EditorQuirk.CLIENT_INFO_IN_CAPABILITIES)) {
            return line;
        }
        try {
            return JSON.writeValueAsString(rewritten((ObjectNode) JSON.readTree(line)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("The editor is about to send what is not JSON: " + line, e);
        }
    }

    private ObjectNode rewritten(ObjectNode message) {
        JsonNode params = message.path("params");
        if (settings.has(EditorQuirk.CLIENT_INFO_IN_CAPABILITIES) && params.has("clientInfo")) {
            JsonNode info = ((ObjectNode) params).remove("clientInfo");
            ((ObjectNode) params).withObject("/clientCapabilities").set("clientInfo", info);
        }
        JsonNode result = message.path("result");
        if (settings.has(EditorQuirk.WRITE_ANSWERS_NULL) && result.isObject() && result.isEmpty()) {
            message.putNull("result");
        }
        if (!settings.has(EditorQuirk.ENVELOPE_EXTRAS)) {
            return message;
        }
        ObjectNode envelope = JSON.createObjectNode();
        String kind = message.has("method") ? message.has("id") ? "Request" : "Notification" : "Response";
        envelope.put("type", "com.agentclientprotocol.rpc.JsonRpc" + kind);
        message.remove("jsonrpc");
        envelope.setAll(message);
        return envelope.put("jsonrpc", "2.0");
    }
}
