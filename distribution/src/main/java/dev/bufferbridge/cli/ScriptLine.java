package dev.bufferbridge.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.tools.api.ToolResult;
import org.jspecify.annotations.Nullable;

/** One line of a script: {@code {"name":…,"arguments":{…}}}. */
final class ScriptLine {

    private static final ObjectReader READER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build()
            .readerFor(JsonNode.class);

    private ScriptLine() {}

    /** Runs the call on the line; a line that is none gets a result that says so. */
    static ToolResult run(String line, DiskTools tools) {
        JsonNode call = parsed(line);
        if (call == null || !call.isObject() || !call.path("name").isTextual()) {
            return tools.notACall(
                    "this line is no call; write {\"name\": \"read\", \"arguments\": {\"path\": \"a.txt\"}}");
        }
        JsonNode arguments = call.path("arguments");
        return tools.call(call.path("name").textValue(), arguments.isMissingNode() ? "{}" : arguments.toString());
    }

    private static @Nullable JsonNode parsed(String line) {
        try {
            return READER.readTree(line);
        } catch (JsonProcessingException e) {
            return null;
        }
    }
}
