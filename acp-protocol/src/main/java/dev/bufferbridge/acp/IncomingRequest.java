package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;

/** A request as it came: its id keeps the JSON it was, so that the answer carries the same. */
final class IncomingRequest extends RequestMessage {

    private final JsonNode exactId;
    private final JsonNode arguments;

    IncomingRequest(JsonNode exactId, String method, JsonNode arguments) {
        this.exactId = exactId;
        this.arguments = arguments;
        setId(key(exactId));
        setMethod(method);
    }

    /** A text by which lsp4j tells ids apart. Not the node's own, which makes an object mapper just to quote a string. */
    private static String key(JsonNode id) {
        return id.isTextual() ? '"' + id.textValue() : id.asText();
    }

    JsonNode exactId() {
        return exactId;
    }

    JsonNode arguments() {
        return arguments;
    }

    @Override
    public String toString() {
        return "request " + getMethod() + " " + exactId;
    }
}
