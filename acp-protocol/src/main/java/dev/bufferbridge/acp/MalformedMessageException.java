package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;

/** A line that is no message. Carries the answer to it. */
final class MalformedMessageException extends Exception {

    private final transient JsonNode id;
    private final int code;

    MalformedMessageException(JsonNode id, int code, String message) {
        super(message, null, false, false);
        this.id = id;
        this.code = code;
    }

    /** The id to answer with: JSON null when none could be read. */
    JsonNode id() {
        return id;
    }

    int code() {
        return code;
    }
}
