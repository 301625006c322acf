package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The checks of families SESSION, PROMPT, PROMPTCAP, META, SCHEMA and CANCEL. */
final class ConformancePromptTests extends ConformanceCase {

    private static final Set<String> STOP_REASONS =
            Set.of("end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled");

    @Test
    @Row({"T-SESSION-001", "T-SESSION-002"})
    void twoSessionsHaveTwoIds() {
        LaunchedAgent agent = initialized();

        assertNotEquals(newSession(agent), newSession(agent));
    }

    @Test
    @Row({"T-PROMPT-001", "O-119"})
    void aTextPromptEndsWithAKnownReason() {
        LaunchedAgent agent = initialized();

        String reason = stopReason(agent.request("session/prompt", promptParams(newSession(agent), "hello")));

        assertTrue(STOP_REASONS.contains(reason), reason);
        assertEquals("end_turn", reason);
    }

    @Test
    @Row({"T-PROMPT-002", "T-SCHEMA-001", "T-SCHEMA-002", "O-107"})
    void everythingInAnExchangeFitsTheSchemaAndNamesItsSession() {
        WireSchema schema = WireSchema.load();
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode initialized = agent.request("initialize", initializeParams(1)).result();
        JsonNode created = agent.request("session/new", newSessionParams()).result();
        String session = created.path("sessionId").asText();

        JsonNode prompted = agent.request(
                        "session/prompt",
                        promptParams(session, "/read README.md\n" + writeCommand("new.txt", "some text")))
                .result();

        checkResult(schema, "initialize", initialized);
        checkResult(schema, "session/new", created);
        checkResult(schema, "session/prompt", prompted);
        for (JsonNode message : agent.received()) {
            if (message.has("method")) {
                schema.checkCall(message);
                String kind = message.has("id") ? "Request" : "Notification";
                assertEquals(
                        List.of(),
                        schema.unknownKeys(message.get("method").asText(), kind, message.path("params")),
                        message::toString);
                assertEquals(session, message.path("params").path("sessionId").asText(), message::toString);
            }
        }
        assertFalse(updatesIn(agent.received()).isEmpty());
    }

    @Test
    @Row("T-PROMPT-003")
    void aLinkInAPromptIsAccepted() {
        LaunchedAgent agent = initialized();

        Answer answer = agent.request(
                "session/prompt",
                promptParams(
                        newSession(agent),
                        List.of(
                                Map.of("type", "text", "text", "What is this?"),
                                Map.of(
                                        "type",
                                        "resource_link",
                                        "name",
                                        "README.md",
                                        "uri",
                                        project().resolve("README.md").toUri().toString()))));

        assertEquals("end_turn", stopReason(answer));
    }

    @Test
    @Row({"T-PROMPTCAP-001", "T-PROMPTCAP-002", "T-PROMPTCAP-003"})
    void everyKindOfContentThatIsOfferedIsAccepted() {
        LaunchedAgent agent = launch(ClientBehaviour.compliant());
        JsonNode offered = agent.request("initialize", initializeParams(1))
                .result()
                .path("agentCapabilities")
                .path("promptCapabilities");
        String session = newSession(agent);
        Map<String, Map<String, Object>> kinds = Map.of(
                "image", Map.of("type", "image", "mimeType", "image/png", "data", "iVBORw0KGgo="),
                "audio", Map.of("type", "audio", "mimeType", "audio/wav", "data", "UklGRg=="),
                "embeddedContext",
                        Map.of(
                                "type",
                                "resource",
                                "resource",
                                Map.of("uri", "file:///somewhere/a.txt", "text", "some")));

        assertTrue(offered.path("embeddedContext").asBoolean(), "editors pass mentions this way");
        for (Map.Entry<String, Map<String, Object>> kind : kinds.entrySet()) {
            if (offered.path(kind.getKey()).asBoolean()) {
                Answer answer = agent.request(
                        "session/prompt",
                        promptParams(session, List.of(Map.of("type", "text", "text", "look"), kind.getValue())));
                assertEquals("end_turn", stopReason(answer), kind.getKey());
            }
        }
    }

    @Test
    @Row("T-META-001")
    void metadataOnAPromptDoesNoHarm() {
        LaunchedAgent agent = initialized();

        Answer answer = agent.request(
                "session/prompt",
                Map.of(
                        "sessionId",
                        newSession(agent),
                        "prompt",
                        List.of(Map.of("type", "text", "text", "hello", "_meta", Map.of("a", 1))),
                        "_meta",
                        Map.of("traceparent", "00-80e1afed08e019fc1110464cfa66635c-7a085853722dc6d2-01")));

        assertEquals("end_turn", stopReason(answer));
    }

    @Test
    @Row({"T-CANCEL-001", "O-118"})
    void aCancelledPromptAnswersCancelledAlthoughThePermissionIsNeverAnswered() throws Exception {
        LaunchedAgent agent = initialized(ClientBehaviour.silent());
        String session = newSession(agent);
        Object prompt = holdTurn(agent, session);

        agent.notify("session/cancel", Map.of("sessionId", session));

        assertEquals("cancelled", stopReason(agent.await(prompt)));
        assertFalse(Files.exists(project().resolve("held.txt")), "nothing was written");
    }

    @Test
    @Row({"T-CANCEL-002", "O-122"})
    void nothingOfTheTurnFollowsItsAnswer() {
        LaunchedAgent agent = initialized(ClientBehaviour.silent());
        String session = newSession(agent);
        Object prompt = holdTurn(agent, session);

        agent.notify("session/cancel", Map.of("sessionId", session));
        JsonNode answer = agent.await(prompt).message();
        // The late answer of a client to the question that was open.
        agent.answer(
                agent.awaitCall("session/request_permission"),
                Map.of("result", Map.of("outcome", Map.of("outcome", "cancelled"))));
        agent.request("no/such_method", Map.of()).error();

        List<JsonNode> all = agent.received();
        List<JsonNode> after = all.subList(all.indexOf(answer) + 1, all.size());
        assertEquals(List.of(), updatesIn(after));
        assertTrue(
                updatesIn(all).stream()
                        .map(message -> message.path("params").path("update"))
                        .anyMatch(
                                update -> update.path("sessionUpdate").asText().equals("tool_call_update")
                                        && update.path("status").asText().equals("failed")),
                () -> "the open call is closed: " + all);
    }

    @Test
    @Row("O-120")
    void theSessionLivesOnAfterACancel() {
        LaunchedAgent agent = initialized(ClientBehaviour.silent());
        String session = newSession(agent);
        Object prompt = holdTurn(agent, session);
        agent.notify("session/cancel", Map.of("sessionId", session));
        agent.await(prompt).result();

        Answer next = agent.request("session/prompt", promptParams(session, "/read README.md"));

        assertEquals("end_turn", stopReason(next));
    }

    private static void checkResult(WireSchema schema, String method, JsonNode result) {
        schema.checkResult(method, result);
        assertEquals(List.of(), schema.unknownKeys(method, "Response", result), result::toString);
    }

    private static String stopReason(Answer answer) {
        return answer.result().path("stopReason").asText();
    }
}
