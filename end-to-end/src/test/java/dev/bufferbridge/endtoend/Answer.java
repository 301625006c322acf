package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The agent's answer to a request.
 *
 * @param message the whole message
 */
record Answer(JsonNode message) {

    /** The result; the test fails when the answer is an error. */
    JsonNode result() {
        assertTrue(message.has("result") && !message.has("error"), () -> "a result was expected: " + message);
        return message.get("result");
    }

    /** The error; the test fails when the answer is a result. */
    JsonNode error() {
        assertTrue(message.has("error") && !message.has("result"), () -> "an error was expected: " + message);
        JsonNode error = message.get("error");
        assertTrue(error.path("code").isInt(), () -> "an error has an integer code: " + message);
        assertTrue(error.path("message").isTextual(), () -> "an error has a message: " + message);
        assertFalse(error.path("message").asText().isBlank(), () -> "an error says something: " + message);
        return error;
    }

    int errorCode() {
        return error().get("code").asInt();
    }
}
