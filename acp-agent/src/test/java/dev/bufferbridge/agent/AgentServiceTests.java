package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the agent answers to single requests, down to the bytes. */
final class AgentServiceTests {

    private static final String HELLO = "{\"protocolVersion\":1}";

    @TempDir
    Path project;

    private RawEditor editor;

    @BeforeEach
    void start() {
        editor = new RawEditor(ServedAgent.with(Settings.defaults(project)).editorEnd());
    }

    @AfterEach
    void stop() throws Exception {
        editor.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 99, 0, 65_535})
    @Row("O-104")
    void theAnswerCarriesTheOneVersionThereIs(int asked) throws Exception {
        JsonNode answer = editor.ask(1, "initialize", "{\"protocolVersion\":" + asked + "}");

        assertEquals(1, answer.path("result").path("protocolVersion").intValue());
    }

    @Test
    @Row("O-103")
    void aVersionThatIsNoNumberIsRefusedAndALaterHelloWorks() throws Exception {
        JsonNode refused = editor.ask(1, "initialize", "{\"protocolVersion\":\"2024-11-05\"}");

        assertError(-32602, refused);
        assertTrue(refused.path("error").path("message").asText().contains("protocolVersion"), refused.toString());
        assertEquals(
                1,
                editor.ask(2, "initialize", HELLO)
                        .path("result")
                        .path("protocolVersion")
                        .intValue());
    }

    @Test
    @Row("O-105")
    void onlyWhatIsTrueIsAdvertisedInKeysOfTheStableProtocol() throws Exception {
        JsonNode result = editor.ask(1, "initialize", HELLO).path("result");

        assertEquals(RawEditor.JSON.readTree("""
                        {"protocolVersion": 1,
                         "agentCapabilities": {
                           "loadSession": false,
                           "promptCapabilities": {"image": false, "audio": false, "embeddedContext": true},
                           "mcpCapabilities": {"http": false, "sse": false},
                           "sessionCapabilities": {"additionalDirectories": {}, "close": {}},
                           "auth": {}},
                         "authMethods": [{"id": "none", "name": "No sign-in needed",
                                          "description": "bufferbridge works without an account"}],
                         "agentInfo": {"name": "bufferbridge", "title": "bufferbridge", "version": "%s"}}
                        """.formatted(AgentVersion.CURRENT)), result);
    }

    @Test
    void authenticatingSucceedsAtOnceAndByTheOneMethodOnly() throws Exception {
        editor.ask(1, "initialize", HELLO);

        assertEquals(
                "{}",
                editor.ask(2, "authenticate", "{\"methodId\":\"none\"}")
                        .path("result")
                        .toString());
        assertError(-32602, editor.ask(3, "authenticate", "{\"methodId\":\"oauth\"}"));
        assertError(-32602, editor.ask(4, "authenticate", "{}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",\"mcpServers\":null", ",\"mcpServers\":[]", ",\"additionalDirectories\":null"})
    @Row("O-106")
    void aSessionNeedsAFolderAndNothingElse(String more) throws Exception {
        editor.ask(1, "initialize", HELLO);

        JsonNode started = editor.ask(2, "session/new", "{\"cwd\":" + quoted(project) + more + "}");

        assertFalse(started.path("result").path("sessionId").asText().isEmpty(), started.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"x\"", "\"\"", "\"C:\\\\p\"", "\"/nowhere/at/all\"", "7", "null"})
    @Row("O-124")
    void aFolderThatIsNoneIsRefused(String cwd) throws Exception {
        editor.ask(1, "initialize", HELLO);

        JsonNode refused = editor.ask(2, "session/new", "{\"cwd\":" + cwd + ",\"mcpServers\":[]}");

        assertError(-32602, refused);
        assertTrue(refused.path("error").path("message").asText().contains("cwd"), refused.toString());
    }

    @Test
    @Row("O-107")
    void theCommandsFollowTheAnswerToSessionNew() throws Exception {
        editor.ask(1, "initialize", HELLO);
        editor.send("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"session/new\",\"params\":{\"cwd\":" + quoted(project)
                + ",\"mcpServers\":[]}}");

        JsonNode started = editor.next();
        JsonNode update = editor.next();

        assertEquals(2, started.path("id").intValue());
        assertEquals(
                started.path("result").path("sessionId"), update.path("params").path("sessionId"));
        JsonNode commands = update.path("params").path("update");
        assertEquals("available_commands_update", commands.path("sessionUpdate").asText());
        assertEquals(
                "[\"read\",\"write\",\"replace\"]",
                RawEditor.JSON.writeValueAsString(
                        commands.path("availableCommands").findValuesAsText("name")));
        commands.path("availableCommands").forEach(command -> {
            assertFalse(command.path("description").asText().isEmpty());
            assertFalse(command.path("input").path("hint").asText().isEmpty());
        });
    }

    @Test
    void theSessionTellsItsModesTwice() throws Exception {
        JsonNode result = startSession();

        assertEquals("ask", result.path("modes").path("currentModeId").asText());
        JsonNode option = result.path("configOptions").path(0);
        assertEquals("mode", option.path("id").asText());
        assertEquals("mode", option.path("category").asText());
        assertEquals("select", option.path("type").asText());
        assertEquals("ask", option.path("currentValue").asText());
        assertEquals(
                result.path("modes").path("availableModes").findValuesAsText("id"),
                option.path("options").findValuesAsText("value"));
    }

    @Test
    void theModeAndTheOptionAreSetByEitherMethod() throws Exception {
        String session = startSession().path("sessionId").toString();

        assertEquals(
                "{}",
                editor.ask(3, "session/set_mode", "{\"sessionId\":" + session + ",\"modeId\":\"accept-edits\"}")
                        .path("result")
                        .toString());
        JsonNode options = editor.ask(
                4,
                "session/set_config_option",
                "{\"sessionId\":" + session + ",\"configId\":\"mode\",\"value\":\"read-only\"}");
        assertEquals(
                "read-only",
                options.path("result")
                        .path("configOptions")
                        .path(0)
                        .path("currentValue")
                        .asText());
        assertError(-32602, editor.ask(5, "session/set_mode", "{\"sessionId\":" + session + ",\"modeId\":\"yolo\"}"));
        assertError(
                -32602,
                editor.ask(
                        6,
                        "session/set_config_option",
                        "{\"sessionId\":" + session + ",\"configId\":\"mode\",\"type\":\"boolean\",\"value\":true}"));
        assertError(
                -32602,
                editor.ask(
                        7,
                        "session/set_config_option",
                        "{\"sessionId\":" + session + ",\"configId\":\"model\",\"value\":\"ask\"}"));
        assertError(-32602, editor.ask(8, "session/set_mode", "{\"sessionId\":" + session + "}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "session/prompt|,\"prompt\":[]",
                "session/close|",
                "session/set_mode|,\"modeId\":\"ask\"",
                "session/set_config_option|,\"configId\":\"mode\",\"value\":\"ask\""
            })
    @Row("O-130")
    void anUnknownSessionIsNotFoundAndNamed(String request) throws Exception {
        editor.ask(1, "initialize", HELLO);
        String[] parts = request.split("\\|", -1);

        JsonNode answer = editor.ask(2, parts[0], "{\"sessionId\":\"none\"" + parts[1] + "}");

        assertError(-32002, answer);
        assertEquals("none", answer.path("error").path("data").path("sessionId").asText());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "session/load",
                "session/resume",
                "session/list",
                "session/delete",
                "logout",
                "session/fork",
                "session/set_model",
                "_vendor/thing"
            })
    @Row({"O-099", "O-130"})
    void whatIsNotAdvertisedIsNotFound(String method) throws Exception {
        editor.ask(1, "initialize", HELLO);

        assertError(
                -32601,
                editor.ask(2, method, "{\"sessionId\":\"none\",\"cwd\":" + quoted(project) + ",\"mcpServers\":[]}"));
    }

    @Test
    void aCancelOfNothingIsNotAnswered() throws Exception {
        editor.ask(1, "initialize", HELLO);
        editor.send("{\"jsonrpc\":\"2.0\",\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"none\"}}");

        assertEquals(
                1,
                editor.upToResponseOf(2, "authenticate", "{\"methodId\":\"none\"}")
                        .size());
    }

    private JsonNode startSession() throws Exception {
        editor.ask(1, "initialize", HELLO);
        return editor.ask(2, "session/new", "{\"cwd\":" + quoted(project) + ",\"mcpServers\":[]}")
                .path("result");
    }

    private static String quoted(Path path) throws Exception {
        return RawEditor.JSON.writeValueAsString(path.toString());
    }

    private static void assertError(int code, JsonNode answer) {
        assertEquals(code, answer.path("error").path("code").intValue(), answer.toString());
        assertFalse(answer.path("error").path("message").asText().contains("\n"), answer.toString());
    }
}
