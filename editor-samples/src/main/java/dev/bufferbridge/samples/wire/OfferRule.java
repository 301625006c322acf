package dev.bufferbridge.samples.wire;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The agent calls nothing that the client did not offer, and nothing before it has been initialized. */
final class OfferRule implements WireRule {

    private JsonNode offered = MissingNode.getInstance();
    private boolean initialized;

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR) {
            if (message.isCall("initialize")) {
                offered = message.params().path("clientCapabilities");
            }
            return;
        }
        if (request != null && request.isCall("initialize") && message.json().has("result")) {
            initialized = true;
        }
        if (message.method().isEmpty()) {
            return;
        }
        if (!initialized && !message.method().startsWith("$/")) {
            complain.accept(message.method() + " was called before initialize was answered");
        } else if (!isOffered(message)) {
            complain.accept(message.method() + " was called although the client does not offer it");
        }
    }

    private boolean isOffered(WireMessage message) {
        return switch (message.method()) {
            case "fs/read_text_file" -> offered.path("fs").path("readTextFile").asBoolean();
            case "fs/write_text_file" ->
                offered.path("fs").path("writeTextFile").asBoolean();
            case "terminal/create", "terminal/output", "terminal/wait_for_exit", "terminal/kill", "terminal/release" ->
                offered.path("terminal").asBoolean();
            case "elicitation/create" ->
                marked(offered.path("elicitation")
                        .path(message.params().path("mode").asText("form")));
            case "_bufferbridge/lifecycle" ->
                offered.path("_meta").path("bufferbridge").path("lifecycle").asBoolean();
            case "session/update" ->
                isUpdateOffered(
                        message.params().path("update").path("sessionUpdate").asText());
            default -> true;
        };
    }

    private boolean isUpdateOffered(String update) {
        return switch (update) {
            case "notice" -> marked(offered.path("session").path("notices"));
            case "compaction_update", "compaction_summary_chunk" ->
                marked(offered.path("session").path("compaction"));
            case "plan_update", "plan_removed" -> marked(offered.path("plan"));
            case "subagent_update", "session_message", "session_message_chunk" -> marked(offered.path("subagents"));
            default -> true;
        };
    }

    private static boolean marked(JsonNode marker) {
        return marker.isObject();
    }
}
