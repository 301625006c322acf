package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What an agent answers before and around {@code initialize}. */
final class InitializeTests {

    @Test
    void requestsBeforeInitializeAreRefusedAndNotificationsIgnored() throws IOException {
        try (AgentFixture fixture = new AgentFixture()) {
            fixture.peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"s\"}}");
            fixture.peer.send(AgentFixture.NEW_SESSION);
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32600,"
                    + "\"message\":\"Invalid request: initialize comes first\"}}");
            fixture.peer.initialize();
            fixture.assertAlive();
            assertTrue(fixture.agent.cancels.isEmpty());
        }
    }

    @Test
    void aRequestRightBehindInitializeWaitsForIt() throws IOException {
        for (int i = 0; i < 100; i++) {
            try (AgentFixture fixture = new AgentFixture()) {
                fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n"
                        + AgentFixture.NEW_SESSION);
                assertEquals(1, fixture.peer.next().get("id").asInt());
                assertEquals("s0", fixture.peer.next().at("/result/sessionId").asText());
            }
        }
    }

    @Test
    void aNotificationRightBehindTheInitializeResponseIsHeard() throws Exception {
        for (int i = 0; i < 100; i++) {
            try (AgentFixture fixture = AgentFixture.initialized()) {
                fixture.peer.send("{\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"s\"}}");
                assertEquals(
                        new CancelNotification("s"),
                        fixture.agent.cancels.poll(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
            }
        }
    }

    @Test
    void initializeMayBeRepeated() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.initialize();
            fixture.assertAlive();
        }
    }

    @Test
    void anInitializeThatFailsLeavesTheGateShut() throws IOException {
        try (AgentFixture fixture = new AgentFixture()) {
            fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{}}");
            assertEquals(-32602, fixture.peer.next().at("/error/code").asInt());
            fixture.peer.send(AgentFixture.NEW_SESSION);
            assertEquals(-32600, fixture.peer.next().at("/error/code").asInt());
            fixture.peer.initialize();
            fixture.assertAlive();
        }
    }

    @Test
    @Row("O-103")
    void aVersionThatIsAStringIsRefusedInClearWordsAndALaterInitializeWorks() throws IOException {
        try (AgentFixture fixture = new AgentFixture()) {
            fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2024-11-05\"}}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,"
                    + "\"message\":\"Invalid params: protocolVersion: expected a whole number\"}}");
            fixture.peer.initialize();
        }
    }

    @Test
    @Row("O-106")
    void mcpServersMayBeMissingOrNull() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.assertAlive();
            fixture.peer.send("{\"id\":9,\"method\":\"session/new\",\"params\":{\"cwd\":\"/w\",\"mcpServers\":null}}");
            assertEquals("s0", fixture.peer.next().at("/result/sessionId").asText());
        }
    }
}
