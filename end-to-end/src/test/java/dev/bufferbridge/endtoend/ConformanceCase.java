package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program of its own for each check, a project with one file, and a client that offers nothing unless the check says otherwise. The end of
 * each check also proves that every line was a message and that the program ended with its input.
 */
abstract class ConformanceCase {

    static final int UNKNOWN_METHOD = -32601;

    @TempDir
    Path folder;

    private @Nullable LaunchedAgent agent;

    @BeforeEach
    final void makeProject() throws IOException {
        Files.createDirectories(project());
        Files.writeString(project().resolve("README.md"), "# A project\n");
    }

    @AfterEach
    final void endAgent() {
        if (agent != null) {
            agent.close();
        }
    }

    final Path project() {
        return folder.resolve("project");
    }

    final LaunchedAgent launch(ClientBehaviour behaviour) {
        LaunchedAgent launched = LaunchedAgent.start(folder, behaviour);
        agent = launched;
        return launched;
    }

    /** A program whose client offers nothing and picks the first option of every question. */
    final LaunchedAgent initialized() {
        return initialized(ClientBehaviour.compliant());
    }

    final LaunchedAgent initialized(ClientBehaviour behaviour) {
        LaunchedAgent launched = launch(behaviour);
        launched.request("initialize", initializeParams(1)).result();
        return launched;
    }

    static Map<String, Object> initializeParams(Object version) {
        return Map.of("protocolVersion", version, "clientCapabilities", Map.of());
    }

    final Map<String, Object> newSessionParams() {
        return Map.of("cwd", project().toString(), "mcpServers", List.of());
    }

    final String newSession(LaunchedAgent launched) {
        String id = launched.request("session/new", newSessionParams())
                .result()
                .path("sessionId")
                .asText();
        assertFalse(id.isEmpty(), "a session has an id");
        return id;
    }

    static Map<String, Object> promptParams(String session, String text) {
        return promptParams(session, List.of(Map.of("type", "text", "text", text)));
    }

    static Map<String, Object> promptParams(String session, List<Map<String, Object>> blocks) {
        return Map.of("sessionId", session, "prompt", blocks);
    }

    /** A prompt that asks for permission to write, which a {@linkplain ClientBehaviour#silent() silent} client leaves open. */
    final Object holdTurn(LaunchedAgent launched, String session) {
        Object prompt = launched.begin("session/prompt", promptParams(session, writeCommand("held.txt", "text")));
        launched.awaitCall("session/request_permission");
        return prompt;
    }

    static String writeCommand(String path, String text) {
        return "/write " + path + "\n```\n" + text + "\n```\n";
    }

    static List<JsonNode> updatesIn(List<JsonNode> messages) {
        return messages.stream()
                .filter(message -> message.path("method").asText().equals("session/update"))
                .toList();
    }
}
