package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Holds what a connection under test sends against the schema, when that is installed. */
final class Traffic {

    private final String side;
    private final boolean unstable;
    private final Map<JsonNode, String> asked = new ConcurrentHashMap<>();

    /** For a connection on {@code side}, "agent" or "client", that keeps to the stable protocol or does not. */
    Traffic(String side, boolean unstable) {
        this.unstable = unstable;
        this.side = side;
    }

    /** Remembers which method a request to the connection under test was for; other lines do not matter. */
    void asked(String line) {
        try {
            JsonNode message = RawPeer.JSON.readTree(line);
            if (message.hasNonNull("id") && message.path("method").isTextual()) {
                asked.put(message.get("id"), message.get("method").asText());
            }
        } catch (IOException e) {
            // tests send lines that are no JSON on purpose; their answers have no result to look at
            return;
        }
    }

    /** Fails when a message that the connection under test sent is not as the schema says. */
    void check(JsonNode message) {
        AcpSchema.installed(unstable).ifPresent(schema -> assertEquals(List.of(), problems(schema, message)));
    }

    private List<String> problems(AcpSchema schema, JsonNode message) {
        if (message.has("error")) {
            return schema.problems("Error", message.get("error"));
        }
        if (message.has("method")) {
            String method = message.get("method").asText();
            return method.startsWith("$/")
                    ? schema.problems("CancelRequestNotification", message.get("params"))
                    : schema.problems(otherSide(), method, false, message.get("params"));
        }
        return asked.containsKey(message.get("id"))
                ? schema.problems(side, asked.get(message.get("id")), true, message.get("result"))
                : List.of("an answer to nothing that was asked: " + message);
    }

    private String otherSide() {
        return side.equals("agent") ? "client" : "agent";
    }
}
