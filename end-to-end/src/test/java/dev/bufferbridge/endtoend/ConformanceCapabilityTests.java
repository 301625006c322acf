package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The checks of what an agent may offer: CLOSE, MODES, CONFIG, ADDDIRS, and what is not offered yet: LOAD, RESUME, LIST, DELETE. */
final class ConformanceCapabilityTests extends ConformanceCase {

    @Test
    @Row({"T-LOAD-001", "T-LOAD-002", "T-LOAD-003"})
    void loadingIsNotOfferedAndUnknown() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = capabilities(agent);
        String session = newSession(agent);
        // What is sent for this session without being asked comes before the answer to a request.
        agent.request("no/such_method", Map.of()).error();
        int updates = messageChunks(agent);

        assertFalse(offered.path("loadSession").asBoolean(), offered::toString);
        assertEquals(
                UNKNOWN_METHOD, agent.request("session/load", existing(session)).errorCode());
        assertEquals(updates, messageChunks(agent), "nothing is replayed");
    }

    @Test
    @Row({"T-RESUME-001", "T-RESUME-002"})
    void resumingIsNotOfferedAndUnknown() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = capabilities(agent);
        String session = newSession(agent);

        assertNotOffered(offered, "resume");
        assertEquals(
                UNKNOWN_METHOD,
                agent.request("session/resume", existing(session)).errorCode());
        assertEquals(0, messageChunks(agent));
    }

    @Test
    @Row({"T-LIST-001", "T-LIST-002"})
    void listingIsNotOfferedAndUnknown() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        assertNotOffered(capabilities(agent), "list");
        assertEquals(UNKNOWN_METHOD, agent.request("session/list", Map.of()).errorCode());
        assertEquals(
                UNKNOWN_METHOD,
                agent.request(
                                "session/list",
                                Map.of("cwd", folder.resolve("unused").toString()))
                        .errorCode());
    }

    @Test
    @Row({"T-DELETE-001", "T-DELETE-002"})
    void deletingIsNotOfferedAndUnknown() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = capabilities(agent);
        Map<String, Object> session = Map.of("sessionId", newSession(agent));

        assertNotOffered(offered, "delete");
        assertEquals(UNKNOWN_METHOD, agent.request("session/delete", session).errorCode());
        assertEquals(UNKNOWN_METHOD, agent.request("session/delete", session).errorCode());
    }

    @Test
    @Row("T-CLOSE-001")
    void anIdleSessionCloses() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = capabilities(agent);
        String session = newSession(agent);

        assertTrue(offered.path("sessionCapabilities").path("close").isObject(), offered::toString);
        assertTrue(agent.request("session/close", Map.of("sessionId", session))
                .result()
                .isObject());
        assertEquals(
                -32002,
                agent.request("session/prompt", promptParams(session, "hello")).errorCode());
    }

    @Test
    @Row("T-CLOSE-002")
    void closingASessionInATurnCancelsTheTurn() {
        LaunchedAgent agent = initialized(ClientBehaviour.silent());
        String session = newSession(agent);
        Object prompt = holdTurn(agent, session);

        Object close = agent.begin("session/close", Map.of("sessionId", session));

        assertEquals(
                "cancelled", agent.await(prompt).result().path("stopReason").asText());
        agent.await(close).result();
    }

    @Test
    @Row("T-ADDDIRS-001")
    void furtherFoldersAreAcceptedAndReadable() throws Exception {
        Path second = Files.createDirectories(folder.resolve("second"));
        Files.writeString(second.resolve("far.txt"), "far away\n");
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = capabilities(agent);

        assertTrue(
                offered.path("sessionCapabilities")
                        .path("additionalDirectories")
                        .isObject(),
                offered::toString);
        String session = agent.request(
                        "session/new",
                        Map.of(
                                "cwd",
                                project().toString(),
                                "mcpServers",
                                List.of(),
                                "additionalDirectories",
                                List.of(second.toString())))
                .result()
                .path("sessionId")
                .asText();
        agent.request("session/prompt", promptParams(session, "/read " + second.resolve("far.txt")))
                .result();
        assertTrue(agent.received().toString().contains("far away"), agent.received()::toString);
    }

    @Test
    @Row("T-MODES-001")
    void theCurrentModeIsOneOfThoseOffered() {
        LaunchedAgent agent = initialized();

        JsonNode modes =
                agent.request("session/new", newSessionParams()).result().path("modes");

        assertTrue(modeIds(modes).contains(modes.path("currentModeId").asText()), modes::toString);
    }

    @Test
    @Row("T-MODES-002")
    void everyModeCanBeSetAndUpdatesNameIt() {
        LaunchedAgent agent = initialized();
        JsonNode created = agent.request("session/new", newSessionParams()).result();
        String session = created.path("sessionId").asText();

        for (String mode : modeIds(created.path("modes"))) {
            agent.request("session/set_mode", Map.of("sessionId", session, "modeId", mode))
                    .result();
        }

        for (JsonNode message : updatesIn(agent.received())) {
            JsonNode update = message.path("params").path("update");
            if (update.path("sessionUpdate").asText().equals("current_mode_update")) {
                assertTrue(
                        modeIds(created.path("modes"))
                                .contains(update.path("currentModeId").asText()),
                        update::toString);
            }
        }
    }

    @Test
    @Row("T-MODES-002")
    void anUnknownModeIsABadArgument() {
        LaunchedAgent agent = initialized();

        assertEquals(
                -32602,
                agent.request("session/set_mode", Map.of("sessionId", newSession(agent), "modeId", "no-such-mode"))
                        .errorCode());
    }

    @Test
    @Row({"T-CONFIG-001", "T-CONFIG-003"})
    void optionsHaveLegalValuesAndNoneIsBoolean() {
        LaunchedAgent agent = initialized();

        JsonNode options =
                agent.request("session/new", newSessionParams()).result().path("configOptions");

        assertFalse(options.isEmpty(), "the mode is an option");
        for (JsonNode option : options) {
            assertEquals("select", option.path("type").asText(), option::toString);
            assertTrue(values(option).contains(option.path("currentValue").asText()), option::toString);
        }
    }

    @Test
    @Row("T-CONFIG-002")
    void settingAnOptionReturnsAllOfThemWithTheNewValue() {
        LaunchedAgent agent = initialized();
        JsonNode created = agent.request("session/new", newSessionParams()).result();
        JsonNode option = created.path("configOptions").path(0);
        String other = values(option).stream()
                .filter(value -> !value.equals(option.path("currentValue").asText()))
                .findFirst()
                .orElseThrow();

        JsonNode after = agent.request(
                        "session/set_config_option",
                        Map.of(
                                "sessionId",
                                created.path("sessionId").asText(),
                                "configId",
                                option.path("id").asText(),
                                "value",
                                other))
                .result()
                .path("configOptions");

        assertEquals(created.path("configOptions").size(), after.size());
        assertEquals(option.path("id"), after.path(0).path("id"));
        assertEquals(other, after.path(0).path("currentValue").asText());
    }

    private static JsonNode capabilities(LaunchedAgent agent) {
        return agent.request("initialize", initializeParams(1)).result().path("agentCapabilities");
    }

    private Map<String, Object> existing(String session) {
        return Map.of("sessionId", session, "cwd", project().toString(), "mcpServers", List.of());
    }

    private static void assertNotOffered(JsonNode offered, String capability) {
        assertTrue(offered.path("sessionCapabilities").path(capability).isMissingNode(), offered::toString);
    }

    private static int messageChunks(LaunchedAgent agent) {
        return (int) updatesIn(agent.received()).stream()
                .filter(message -> message.path("params")
                        .path("update")
                        .path("sessionUpdate")
                        .asText()
                        .endsWith("_chunk"))
                .count();
    }

    private static List<String> modeIds(JsonNode modes) {
        return idsIn(modes.path("availableModes"), "id");
    }

    private static List<String> values(JsonNode option) {
        return idsIn(option.path("options"), "value");
    }

    private static List<String> idsIn(JsonNode list, String key) {
        List<String> ids = new ArrayList<>();
        list.forEach(one -> ids.add(one.path(key).asText()));
        return ids;
    }
}
