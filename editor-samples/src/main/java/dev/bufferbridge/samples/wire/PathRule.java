package dev.bufferbridge.samples.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Every path the agent names is absolute, every line counts from 1. */
final class PathRule implements WireRule {

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR || message.method().isEmpty()) {
            return;
        }
        JsonNode params = message.params();
        switch (message.method()) {
            case "fs/read_text_file", "fs/write_text_file" -> check(message.method(), params.path("path"), complain);
            case "terminal/create" -> check("terminal/create", params.path("cwd"), complain);
            case "session/update" -> checkCall(params.path("update"), complain);
            case "session/request_permission" -> checkCall(params.path("toolCall"), complain);
            default -> {}
        }
    }

    private static void checkCall(JsonNode call, Consumer<String> complain) {
        for (JsonNode content : call.path("content")) {
            if (content.path("type").asText().equals("diff")) {
                check("a diff", content.path("path"), complain);
            }
        }
        for (JsonNode location : call.path("locations")) {
            check("a location", location.path("path"), complain);
            if (location.hasNonNull("line") && location.path("line").asInt() < 1) {
                complain.accept("a location names line " + location.path("line"));
            }
        }
    }

    private static void check(String where, JsonNode path, Consumer<String> complain) {
        if (path.isTextual() && !Path.of(path.asText()).isAbsolute()) {
            complain.accept(where + " names a path that is not absolute: " + path.asText());
        }
    }
}
