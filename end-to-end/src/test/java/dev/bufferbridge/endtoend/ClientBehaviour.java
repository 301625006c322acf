package dev.bufferbridge.endtoend;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;

/** What a client says when the agent asks it something. */
@FunctionalInterface
interface ClientBehaviour {

    /**
     * The members of the answer besides its id, or nothing to leave the question open.
     *
     * @param method what was asked
     * @param params with what
     */
    Optional<Map<String, Object>> answer(String method, JsonNode params);

    /** Picks the first option of every permission request and knows no other request. */
    static ClientBehaviour compliant() {
        return (method, params) ->
                Optional.of(method.equals("session/request_permission") ? choosing(params, 0) : unknownMethod());
    }

    /** Leaves permission requests open, which holds the turn that asked. */
    static ClientBehaviour silent() {
        return (method, params) ->
                method.equals("session/request_permission") ? Optional.empty() : Optional.of(unknownMethod());
    }

    private static Map<String, Object> choosing(JsonNode params, int option) {
        String id = params.path("options").path(option).path("optionId").asText();
        return Map.of("result", Map.of("outcome", Map.of("outcome", "selected", "optionId", id)));
    }

    private static Map<String, Object> unknownMethod() {
        return Map.of("error", Map.of("code", -32601, "message", "this client does not know that method"));
    }
}
