package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of every shape and what an agent-side connection answers. */
final class IncomingRequestTests {

    @ParameterizedTest
    @Row({"O-097", "O-098"})
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {                                   | -32700 | null
                    hello                               | -32700 | null
                    {"id":5} trailing                   | -32700 | null
                    {"id":1,"method":"a",}              | -32700 | null
                    42                                  | -32600 | null
                    "x"                                 | -32600 | null
                    null                                | -32600 | null
                    true                                | -32600 | null
                    []                                  | -32600 | null
                    [{"id":1,"method":"initialize"}]    | -32600 | null
                    {}                                  | -32600 | null
                    {"foo":"bar"}                       | -32600 | null
                    {"id":{},"method":"session/new"}    | -32600 | null
                    {"id":true,"method":"session/new"}  | -32600 | null
                    {"id":5,"method":6}                 | -32600 | 5
                    {"id":5,"jsonrpc":"1.0","method":"session/new"} | -32600 | 5
                    """)
    void aLineThatIsNoMessageIsAnsweredAndTheConnectionLives(String line, int code, String id) throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send(line);
            JsonNode answer = fixture.peer.next();
            assertEquals(code, answer.at("/error/code").asInt());
            assertEquals(RawPeer.json(id), answer.get("id"));
            fixture.assertAlive();
        }
    }

    @Test
    @Row("O-097")
    void blankLinesAndCarriageReturnsAreNoMessages() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("\n\r\n   \n" + AgentFixture.NEW_SESSION + "\r");
            assertEquals("s0", fixture.peer.next().at("/result/sessionId").asText());
            fixture.assertAlive();
        }
    }

    @Test
    void bytesThatAreNoUtf8AreAParseError() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.sendBytes(new byte[] {'{', '"', (byte) 0xff, (byte) 0xc3, '"', ':', '1', '}', '\n'});
            assertEquals(-32700, fixture.peer.next().at("/error/code").asInt());
            fixture.assertAlive();
        }
    }

    @Test
    void nestingWithoutEndIsAParseError() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"id\":1,\"method\":\"session/new\",\"params\":" + "[".repeat(20_000));
            assertEquals(-32700, fixture.peer.next().at("/error/code").asInt());
            fixture.assertAlive();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"1", "\"1\"", "9007199254740993", "99999999999999999999", "1.5", "1.50", "-3", "null", "\"ä\""})
    void anIdComesBackExactlyAsSent(String id) throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"id\":" + id + ",\"method\":\"session/new\",\"params\":{\"cwd\":\"/w\"}}");
            assertTrue(fixture.peer.nextLine().startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":"));
        }
    }

    @Test
    void extraEnvelopeKeysInAnyOrderAreNormal() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"params\":{\"mcpServers\":[],\"later\":1,\"cwd\":\"/w\"},"
                    + "\"type\":\"com.agentclientprotocol.rpc.JsonRpcRequest\",\"method\":\"session/new\",\"id\":3,"
                    + "\"jsonrpc\":\"2.0\"}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{\"sessionId\":\"s0\"}}");
        }
    }

    @Test
    @Row("O-099")
    void unknownRequestsAreAnsweredAndUnknownNotificationsAreNot() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"_v/z\"}");
            fixture.peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"x/z\",\"params\":[1]}");
            fixture.peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"$/progress\",\"params\":{}}");
            for (String method : List.of("x/y", "_x/y", "$/x", "session/fork", "session/load")) {
                fixture.peer.send("{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"" + method + "\",\"params\":"
                        + "{\"sessionId\":\"s\",\"cwd\":\"/w\",\"mcpServers\":[]}}");
                fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":5,\"error\":{\"code\":-32601,"
                        + "\"message\":\"Method not found: " + method + "\"}}");
            }
            assertEquals(List.of(), fixture.problems);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    null                                 | sessionId: is missing
                    {}                                   | sessionId: is missing
                    {"sessionId":3,"prompt":[]}          | sessionId: expected a string
                    {"sessionId":"s"}                    | prompt: is missing
                    {"sessionId":"s","prompt":{}}        | prompt: expected a list
                    {"sessionId":"s","prompt":[{"type":"text"}]}  | prompt[0].text: is missing
                    {"sessionId":"s","prompt":[{"text":"x"}]}     | prompt[0].type: is missing or no string
                    [1]                                  | expected an object
                    """)
    void paramsThatCannotBeReadAreRefusedWithThePlace(String params, String problem) throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"id\":1,\"method\":\"session/prompt\",\"params\":" + params + "}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32602,"
                    + "\"message\":\"Invalid params: " + problem + "\"}}");
            fixture.assertAlive();
        }
    }

    @Test
    void aHandlerThatThrowsTellsThePeerNothing() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                throw new IllegalStateException("secret");
            };
            fixture.peer.send(AgentFixture.PROMPT);
            fixture.peer.expect(
                    "{\"jsonrpc\":\"2.0\",\"id\":8,\"error\":{\"code\":-32603,\"message\":\"Internal error\"}}");
            fixture.agent.onPrompt = request -> null;
            fixture.peer.send(AgentFixture.PROMPT);
            fixture.peer.expect(
                    "{\"jsonrpc\":\"2.0\",\"id\":8,\"error\":{\"code\":-32603,\"message\":\"Internal error\"}}");
            assertEquals(List.of("A request failed unexpectedly", "A request failed unexpectedly"), fixture.problems);
        }
    }

    @Test
    void aHandlersOwnErrorIsAnsweredOnOneLineWithItsData() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> CompletableFuture.failedFuture(new AcpException(
                    AcpError.RESOURCE_NOT_FOUND, "No such\n session", RawPeer.json("{\"sessionId\":\"s\"}")));
            fixture.peer.send(AgentFixture.PROMPT);
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"error\":{\"code\":-32002,"
                    + "\"message\":\"No such session\",\"data\":{\"sessionId\":\"s\"}}}");
        }
    }
}
