package dev.bufferbridge.samples.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;

/**
 * One line of a connection.
 *
 * @param from who sent it
 * @param line the line without its end
 * @param json the line as a tree; a missing node when it is not JSON
 */
public record WireMessage(Side from, String line, JsonNode json) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Reads a line; one that is not JSON is kept as it is. */
    public static WireMessage of(Side from, String line) {
        try {
            return new WireMessage(from, line, JSON.readTree(line));
        } catch (JsonProcessingException e) {
            return new WireMessage(from, line, MissingNode.getInstance());
        }
    }

    /** The method of a request or notification, or "" for an answer. */
    public String method() {
        return json.path("method").asText("");
    }

    public boolean isRequest() {
        return json.has("method") && json.has("id");
    }

    public boolean isNotification() {
        return json.has("method") && !json.has("id");
    }

    public boolean isAnswer() {
        return !json.has("method") && json.has("id");
    }

    /** Whether this is a request or notification of that method. */
    public boolean isCall(String method) {
        return method.equals(method());
    }

    /** The id as JSON text, so that {@code 1} and {@code "1"} differ. */
    public String id() {
        return json.path("id").toString();
    }

    public JsonNode params() {
        return json.path("params");
    }

    public JsonNode result() {
        return json.path("result");
    }

    /** The session that a request or notification is about, or "". */
    public String sessionId() {
        return params().path("sessionId").asText("");
    }
}
