package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The checks of families INIT, AUTH and CLIENTCAP. */
final class ConformanceInitializeTests extends ConformanceCase {

    @Test
    @Row({"T-INIT-001", "T-INIT-002", "O-105"})
    void versionOneIsAnsweredWithVersionOneAndFitsTheSchema() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        JsonNode result = agent.request("initialize", initializeParams(1)).result();

        assertEquals(1, result.path("protocolVersion").asInt());
        WireSchema.load().checkResult("initialize", result);
    }

    @Test
    @Row({"T-INIT-003", "O-104"})
    void aVersionOfTheFutureIsAnsweredWithOurs() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        JsonNode result = agent.request(
                        "initialize",
                        Map.of(
                                "protocolVersion",
                                65535,
                                "clientCapabilities",
                                Map.of(),
                                "info",
                                Map.of("name", "future", "version", "9")))
                .result();

        assertEquals(1, result.path("protocolVersion").asInt());
    }

    @Test
    @Row("T-INIT-004")
    void theAgentNamesItself() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        JsonNode info =
                agent.request("initialize", initializeParams(1)).result().path("agentInfo");

        assertEquals("bufferbridge", info.path("name").asText());
        assertFalse(info.path("version").asText().isBlank(), info::toString);
    }

    @Test
    @Row({"T-AUTH-001", "T-AUTH-002"})
    void methodsOfSignInDifferAndNeedNoTerminal() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        JsonNode methods =
                agent.request("initialize", initializeParams(1)).result().path("authMethods");

        Set<String> ids = new HashSet<>();
        for (JsonNode method : methods) {
            assertTrue(ids.add(method.path("id").asText()), () -> "twice: " + method);
            assertFalse(method.path("type").asText().equals("terminal"), method::toString);
        }
        assertFalse(ids.isEmpty(), "registries ask for one");
    }

    @Test
    @Row("T-AUTH-003")
    void signingInSucceedsAndASessionStarts() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode method = agent.request("initialize", initializeParams(1))
                .result()
                .path("authMethods")
                .path(0);

        agent.request("authenticate", Map.of("methodId", method.path("id").asText()))
                .result();

        newSession(agent);
    }

    @Test
    @Row("T-AUTH-003")
    void anUnknownMethodOfSignInIsABadArgument() {
        LaunchedAgent agent = initialized();

        assertEquals(
                -32602,
                agent.request("authenticate", Map.of("methodId", "no-such-method"))
                        .errorCode());
    }

    @Test
    @Row("T-AUTH-004")
    void signingOutIsNotOfferedAndUnknown() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());

        JsonNode result = agent.request("initialize", initializeParams(1)).result();

        assertTrue(result.path("agentCapabilities").path("auth").path("logout").isMissingNode(), result::toString);
        assertEquals(UNKNOWN_METHOD, agent.request("logout", Map.of()).errorCode());
    }

    @Test
    @Row("T-AUTH-005")
    void withoutSigningInNothingAsksForIt() {
        LaunchedAgent agent = initialized();

        agent.request("session/prompt", promptParams(newSession(agent), "hello"))
                .result();
    }

    @Test
    @Row({"T-CLIENTCAP-001", "O-008"})
    void aClientWithoutFilesIsNotAskedForThem() {
        LaunchedAgent agent = initialized();

        agent.request("session/prompt", promptParams(newSession(agent), "/read README.md"))
                .result();

        assertTrue(agent.received().toString().contains("# A project"), "read from the disk");
        assertNothingAsked(agent, "fs/");
    }

    @Test
    @Row("T-CLIENTCAP-002")
    void aClientWithoutTerminalsIsNotAskedForThem() {
        LaunchedAgent agent = initialized();

        agent.request("session/prompt", promptParams(newSession(agent), "/shell ls -la"))
                .result();

        assertNothingAsked(agent, "terminal/");
    }

    @Test
    @Row("T-CLIENTCAP-003")
    void aClientWithoutFormsIsNotAskedToFillThem() {
        LaunchedAgent agent = initialized();

        agent.request("session/prompt", promptParams(newSession(agent), "Ask me which option I want."))
                .result();

        assertNothingAsked(agent, "elicitation/");
    }

    private static void assertNothingAsked(LaunchedAgent agent, String prefix) {
        for (JsonNode request : agent.asked()) {
            assertFalse(request.path("method").asText().startsWith(prefix), request::toString);
        }
    }
}
