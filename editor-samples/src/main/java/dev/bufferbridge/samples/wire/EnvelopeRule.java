package dev.bufferbridge.samples.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Each line of the agent is one well-formed JSON-RPC message, and each answer answers something. */
final class EnvelopeRule implements WireRule {

    private static final Set<String> KEYS = Set.of("jsonrpc", "id", "method", "params", "result", "error");

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR) {
            return;
        }
        JsonNode json = message.json();
        if (!json.isObject()) {
            complain.accept("a line is not a JSON object: " + shown(message));
            return;
        }
        if (!"2.0".equals(json.path("jsonrpc").asText())) {
            complain.accept("a message without jsonrpc 2.0: " + shown(message));
        }
        for (Iterator<String> names = json.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!KEYS.contains(name)) {
                complain.accept("a key \"" + name + "\" in the envelope: " + shown(message));
            }
        }
        if (message.isAnswer()) {
            checkAnswer(message, request, complain);
        }
    }

    private static void checkAnswer(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        JsonNode json = message.json();
        if (json.has("result") == json.has("error")) {
            complain.accept("an answer needs a result or an error: " + shown(message));
        }
        if (request == null && !json.path("id").isNull()) {
            complain.accept("an answer to nothing, or a second one: " + shown(message));
        }
        if (json.has("error")) {
            String text = json.path("error").path("message").asText("");
            if (!json.path("error").path("code").isInt() || text.isBlank() || text.contains("\n")) {
                complain.accept("an error needs an integer code and one line of text: " + shown(message));
            }
        }
    }

    static String shown(WireMessage message) {
        String line = message.line();
        return line.length() <= 200 ? line : line.substring(0, 200) + "…";
    }
}
