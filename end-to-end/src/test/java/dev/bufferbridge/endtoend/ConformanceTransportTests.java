package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The checks of families TRANSPORT, JSONRPC, ERROR, EXT, SHUTDOWN and the ones that only inform. */
final class ConformanceTransportTests extends ConformanceCase {

    @Test
    @Row({"T-TRANSPORT-001", "T-TRANSPORT-002", "O-095"})
    void everyLineOfAWholeExchangeIsOneMessageInUtf8() throws Exception {
        Files.writeString(project().resolve("ünïcödé.txt"), "Grüße, 世界 😀\n");
        LaunchedAgent agent = initialized();
        String session = newSession(agent);

        agent.request("session/prompt", promptParams(session, "/read ünïcödé.txt"))
                .result();

        assertTrue(agent.received().toString().contains("Grüße, 世界 😀"), agent.received()::toString);
        agent.close();
        // A complaint about any line fails here, as it does at the end of every other check.
        assertTrue(agent.received().size() > 3);
    }

    @Test
    @Row("T-JSONRPC-001")
    void idsComeBackAsTheyWere() {
        LaunchedAgent agent = initialized();

        agent.begin("a string", "session/new", newSessionParams());
        agent.begin(7_000_000_000L, "session/new", newSessionParams());

        agent.await("a string").result();
        agent.await(7_000_000_000L).result();
    }

    @Test
    @Row({"T-JSONRPC-002", "T-ERROR-001"})
    void anAnswerHasAResultOrAnErrorWithACodeAndOneLineOfText() {
        LaunchedAgent agent = initialized();

        JsonNode error = agent.request("no/such_method", Map.of()).error();
        agent.request("session/new", newSessionParams()).result();

        assertFalse(error.get("message").asText().contains("\n"), error::toString);
    }

    @Test
    @Row({"T-JSONRPC-003", "O-099"})
    void notificationsAreNotAnswered() {
        LaunchedAgent agent = initialized();
        int before = agent.received().size();

        agent.notify("session/cancel", Map.of("sessionId", "no such session"));
        agent.notify("no/such_notification", Map.of());
        agent.notify("_vendor/notification", Map.of());
        Object next = agent.begin("no/such_method", Map.of());
        agent.await(next).error();

        assertEquals(before + 1, agent.received().size(), () -> "only the request is answered: " + agent.received());
    }

    @Test
    @Row({"T-JSONRPC-004", "T-JSONRPC-005", "O-099"})
    void anUnknownMethodIsAnsweredAsSuchAndTheConnectionWorksOn() {
        LaunchedAgent agent = initialized();

        assertEquals(UNKNOWN_METHOD, agent.request("no/such_method", Map.of()).errorCode());

        newSession(agent);
    }

    @Test
    @Row("T-EXT-001")
    void anExtensionRequestIsAnswered() {
        LaunchedAgent agent = initialized();

        assertEquals(
                UNKNOWN_METHOD,
                agent.request("_tck/unknown", Map.of("a", List.of(1))).errorCode());
    }

    @Test
    @Row({"T-SHUTDOWN-001", "O-128"})
    void theProgramEndsWithItsInput() {
        LaunchedAgent agent = initialized();
        newSession(agent);

        agent.closeInput();

        assertEquals(0, agent.awaitEnd(LaunchedAgent.END));
    }

    @Test
    @Row("T-SHUTDOWN-001")
    void theProgramEndsWithItsInputEvenInATurn() {
        LaunchedAgent agent = initialized(ClientBehaviour.silent());
        holdTurn(agent, newSession(agent));

        agent.closeInput();

        assertEquals(0, agent.awaitEnd(LaunchedAgent.END));
    }

    @Test
    @Row("T-INFO-001")
    void standardErrorHasNoMessagesAndNoTraces() {
        LaunchedAgent agent = initialized();
        agent.request("no/such_method", Map.of()).error();
        agent.sendLine("{");
        newSession(agent);
        agent.closeInput();
        agent.awaitEnd(LaunchedAgent.END);

        assertFalse(agent.stderr().contains("jsonrpc"), agent::stderr);
        assertFalse(agent.stderr().contains("\tat "), agent::stderr);
    }

    @Test
    @Row({"T-INFO-002", "O-098"})
    void aMalformedLineIsAnsweredWithIdNullAndSurvived() {
        LaunchedAgent agent = initialized();

        agent.sendLine("{");

        JsonNode answer = agent.awaitMessage("an answer to a malformed line", message -> message.has("error"));
        assertEquals(-32700, answer.path("error").path("code").asInt(), answer::toString);
        assertTrue(answer.has("id") && answer.get("id").isNull(), answer::toString);
        newSession(agent);
    }

    @Test
    @Row({"T-INFO-003", "O-097"})
    void whatIsNoMessageIsSurvived() {
        LaunchedAgent agent = initialized();

        for (String line : List.of("{\"foo\":\"bar\"}", "42", "\"x\"", "[]", "null", "", "   ")) {
            agent.sendLine(line);
        }

        newSession(agent);
        for (JsonNode message : agent.received()) {
            if (message.has("error")) {
                assertEquals(-32600, message.path("error").path("code").asInt(), message::toString);
            }
        }
    }

    @Test
    @Row({"T-INFO-004", "O-130"})
    void anUnknownSessionIsAnErrorThatNamesIt() {
        LaunchedAgent agent = initialized();

        JsonNode error = agent.request("session/prompt", promptParams("no-such-session", "hello"))
                .error();

        assertEquals(-32002, error.get("code").asInt());
        assertTrue(error.toString().contains("no-such-session"), error::toString);
    }
}
