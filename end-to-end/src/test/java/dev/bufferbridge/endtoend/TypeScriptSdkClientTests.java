package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An editor on the official TypeScript SDK, in a node process of its own. */
final class TypeScriptSdkClientTests {

    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    @Test
    @Row({"O-007", "O-051", "O-110", "O-117", "O-136"})
    void anUnsavedBufferIsReadAndEditedAndTheDiskIsNotTouched() throws IOException {
        UnsavedBuffer scene = UnsavedBuffer.in(folder.toRealPath());

        JsonNode seen = run(scene);

        assertEquals(UnsavedBuffer.EDITED, seen.path("buffer").asText());
        assertEquals(UnsavedBuffer.ON_DISK, scene.onDisk());
        assertEquals(List.of("end_turn", "end_turn"), texts(seen.path("stopReasons")));
        assertTrue(seen.path("updates").toString().contains("unsaved línea 😀"), seen::toString);
        assertEquals(1, seen.path("permissions").size(), seen::toString);
        assertEquals(
                expectedDiff(scene),
                seen.path("permissions")
                        .path(0)
                        .path("toolCall")
                        .path("content")
                        .path(0));
        assertEquals(List.of("pending", "in_progress", "completed"), statusesOfTheEdit(seen));
        assertEquals(0, seen.path("exit").asInt(-1));
    }

    private JsonNode run(UnsavedBuffer scene) throws IOException {
        Map<String, Object> scenario = Map.of(
                "command", List.of(Checkout.launcher().toString()),
                "cwd", scene.folder().toString(),
                "path", scene.file().toString(),
                "text", UnsavedBuffer.IN_BUFFER,
                "prompts", UnsavedBuffer.prompts());
        List<String> command = new ArrayList<>(Checkout.nodeScript("typescript-sdk-client.mjs"));
        command.add(MAPPER.writeValueAsString(scenario));
        FinishedProgram client = FinishedProgram.run(scene.folder(), scene.environment(), command);
        assertEquals(0, client.exit(), client::toString);
        return MAPPER.readTree(client.stdout());
    }

    private static JsonNode expectedDiff(UnsavedBuffer scene) {
        return MAPPER.createObjectNode()
                .put("type", "diff")
                .put("path", scene.file().toString())
                .put("oldText", UnsavedBuffer.IN_BUFFER)
                .put("newText", UnsavedBuffer.EDITED);
    }

    private static List<String> statusesOfTheEdit(JsonNode seen) {
        String call = seen.path("permissions")
                .path(0)
                .path("toolCall")
                .path("toolCallId")
                .asText();
        List<String> statuses = new ArrayList<>();
        for (JsonNode update : seen.path("updates")) {
            if (update.path("toolCallId").asText().equals(call) && update.has("status")) {
                statuses.add(update.path("status").asText());
            }
        }
        return statuses;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.asText()));
        return texts;
    }
}
