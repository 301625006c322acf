package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/** An answer that carries the id exactly as it was asked. */
final class OutgoingResponse extends ResponseMessage {

    private final JsonNode exactId;

    OutgoingResponse(JsonNode exactId) {
        this.exactId = exactId;
    }

    JsonNode exactId() {
        return exactId;
    }

    @Override
    public String toString() {
        return "response " + exactId;
    }
}
