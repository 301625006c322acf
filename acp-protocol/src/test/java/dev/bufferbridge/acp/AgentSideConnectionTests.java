package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AgentSideConnectionTests {

    private static final String NEW_SESSION =
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"session/new\",\"params\":{\"cwd\":\"/w\"}}";
    private static final String PROMPT = "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"session/prompt\","
            + "\"params\":{\"sessionId\":\"s\",\"prompt\":[{\"type\":\"text\",\"text\":\"hi\"}]}}";

    /** A turn whose cancel only signals. */
    private static final class SignalledTurn extends CompletableFuture<PromptResponse> {
        final CountDownLatch signalled = new CountDownLatch(1);

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            signalled.countDown();
            return false;
        }
    }

    private static String alive(RawPeer peer) {
        peer.send(NEW_SESSION);
        peer.expect("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{\"sessionId\":\"s0\"}}");
        return "alive";
    }

    @Test
    void requestsBeforeInitializeAreRefusedAndNotificationsIgnored() throws IOException {
        try (AgentFixture fixture = new AgentFixture()) {
            fixture.peer.send("{\"jsonrpc\":\"2.0\",\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"s\"}}");
            fixture.peer.send(NEW_SESSION);
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32600,"
                    + "\"message\":\"Invalid request: initialize comes first\"}}");
            fixture.peer.initialize();
            alive(fixture.peer);
            assertTrue(fixture.agent.cancels.isEmpty());
        }
    }

    @Test
    void aRequestRightBehindInitializeWaitsForIt() throws IOException {
        for (int i = 0; i < 100; i++) {
            try (AgentFixture fixture = new AgentFixture()) {
                fixture.peer.send(
                        "{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n" + NEW_SESSION);
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
            alive(fixture.peer);
        }
    }

    @Test
    void anInitializeThatFailsLeavesTheGateShut() throws IOException {
        try (AgentFixture fixture = new AgentFixture()) {
            fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{}}");
            assertEquals(-32602, fixture.peer.next().at("/error/code").asInt());
            fixture.peer.send(NEW_SESSION);
            assertEquals(-32600, fixture.peer.next().at("/error/code").asInt());
            fixture.peer.initialize();
            alive(fixture.peer);
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
            alive(fixture.peer);
            fixture.peer.send("{\"id\":9,\"method\":\"session/new\",\"params\":{\"cwd\":\"/w\",\"mcpServers\":null}}");
            assertEquals("s0", fixture.peer.next().at("/result/sessionId").asText());
        }
    }

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
            alive(fixture.peer);
        }
    }

    @Test
    @Row("O-097")
    void blankLinesAndCarriageReturnsAreNoMessages() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("\n\r\n   \n" + NEW_SESSION + "\r");
            assertEquals("s0", fixture.peer.next().at("/result/sessionId").asText());
            alive(fixture.peer);
        }
    }

    @Test
    void bytesThatAreNoUtf8AreAParseError() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.sendBytes(new byte[] {'{', '"', (byte) 0xff, (byte) 0xc3, '"', ':', '1', '}', '\n'});
            assertEquals(-32700, fixture.peer.next().at("/error/code").asInt());
            alive(fixture.peer);
        }
    }

    @Test
    void nestingWithoutEndIsAParseError() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"id\":1,\"method\":\"session/new\",\"params\":" + "[".repeat(20_000));
            assertEquals(-32700, fixture.peer.next().at("/error/code").asInt());
            alive(fixture.peer);
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
            alive(fixture.peer);
        }
    }

    @Test
    void aHandlerThatThrowsTellsThePeerNothing() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                throw new IllegalStateException("secret");
            };
            fixture.peer.send(PROMPT);
            fixture.peer.expect(
                    "{\"jsonrpc\":\"2.0\",\"id\":8,\"error\":{\"code\":-32603,\"message\":\"Internal error\"}}");
            fixture.agent.onPrompt = request -> null;
            fixture.peer.send(PROMPT);
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
            fixture.peer.send(PROMPT);
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"error\":{\"code\":-32002,"
                    + "\"message\":\"No such session\",\"data\":{\"sessionId\":\"s\"}}}");
        }
    }

    @Test
    @Row("O-101")
    void cancelRequestSignalsTheTurnAndThePromptStillAnswersAfterItsLastUpdate() throws Exception {
        for (String cancel : List.of(
                "{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":8}}",
                "{\"method\":\"$/cancelRequest\",\"params\":{\"id\":8}}")) {
            try (AgentFixture fixture = AgentFixture.initialized()) {
                SignalledTurn turn = new SignalledTurn();
                fixture.agent.onPrompt = request -> turn;
                fixture.peer.send(PROMPT);
                fixture.peer.send(cancel);
                assertTrue(turn.signalled.await(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
                fixture.agent.say("last words");
                turn.complete(new PromptResponse(StopReason.CANCELLED));
                assertEquals("session/update", fixture.peer.next().get("method").asText());
                fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"result\":{\"stopReason\":\"cancelled\"}}");
            }
        }
    }

    @Test
    void aPromptWhoseFutureIsCancelledIsAResultAndNeverAnError() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> new CompletableFuture<>();
            fixture.peer.send(PROMPT);
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":8}}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"result\":{\"stopReason\":\"cancelled\"}}");
        }
    }

    @Test
    @Row("O-100")
    void cancellingWhatIsAnsweredOrNeverWasIsIgnoredQuietly() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send(PROMPT);
            fixture.peer.next();
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":8}}");
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":\"8\"}}");
            fixture.peer.send("{\"method\":\"$/cancel_request\"}");
            alive(fixture.peer);
            assertEquals(List.of(), fixture.problems);
        }
    }

    @Test
    void aCancelThatOvertakesItsPromptsHandlerStillCancelsIt() throws Exception {
        LinkedBlockingQueue<Runnable> held = new LinkedBlockingQueue<>();
        try (AgentFixture fixture =
                new AgentFixture(ConnectionOptions.defaults().withExecutor(held::add))) {
            fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}");
            held.take().run();
            fixture.peer.next();
            SignalledTurn turn = new SignalledTurn();
            fixture.agent.onPrompt = request -> turn;
            fixture.peer.send(PROMPT);
            Runnable handler = held.take();
            fixture.peer.send("{\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"s\"}}");
            assertEquals(
                    new CancelNotification("s"),
                    fixture.agent.cancels.poll(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
            handler.run();
            assertTrue(turn.signalled.await(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
        }
    }

    @Test
    void completingAnAnswerQueuesItBeforeCompleteReturns() throws Exception {
        LinkedBlockingQueue<Runnable> held = new LinkedBlockingQueue<>();
        try (AgentFixture fixture =
                new AgentFixture(ConnectionOptions.defaults().withExecutor(held::add))) {
            fixture.peer.send("{\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}");
            held.take().run();
            fixture.peer.next();
            for (int i = 0; i < 200; i++) {
                CompletableFuture<PromptResponse> turn = new CompletableFuture<>();
                fixture.agent.onPrompt = request -> turn;
                fixture.peer.send(PROMPT);
                held.take().run();
                fixture.agent.say("before");
                turn.complete(new PromptResponse(StopReason.END_TURN));
                fixture.agent.say("after");
                assertEquals(
                        "before",
                        fixture.peer.next().at("/params/update/content/text").asText());
                assertEquals(8, fixture.peer.next().path("id").asInt());
                assertEquals(
                        "after",
                        fixture.peer.next().at("/params/update/content/text").asText());
            }
        }
    }

    @Test
    void whatIsToFollowAResponseFollowsItHoweverTheAnswerIsCompleted() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            for (int i = 0; i < 200; i++) {
                boolean elsewhere = i % 2 == 0;
                fixture.agent.onPrompt = request -> {
                    AgentSideConnection.afterResponse(() -> fixture.agent.say("after"));
                    PromptResponse done = new PromptResponse(StopReason.END_TURN);
                    return elsewhere
                            ? CompletableFuture.supplyAsync(() -> done)
                            : CompletableFuture.completedFuture(done);
                };
                fixture.peer.send(PROMPT);
                assertEquals(8, fixture.peer.next().path("id").asInt());
                assertEquals(
                        "after",
                        fixture.peer.next().at("/params/update/content/text").asText());
            }
        }
        assertThrows(IllegalStateException.class, () -> AgentSideConnection.afterResponse(() -> {}));
    }

    @Test
    void whatFollowsAResponseMayFailWithoutHarm() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                AgentSideConnection.afterResponse(() -> {
                    throw new IllegalStateException("late");
                });
                return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
            };
            fixture.peer.send(PROMPT);
            assertEquals(8, fixture.peer.next().path("id").asInt());
            alive(fixture.peer);
        }
    }

    @Test
    @Row("O-108")
    void aHandlerMayWaitForItsOwnRequestWhileOthersAreServed() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                ReadTextFileResponse read = fixture.agent
                        .client
                        .readTextFile(new ReadTextFileRequest("s", "/w/a"))
                        .join();
                fixture.agent.say(read.content());
                return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
            };
            fixture.peer.send(PROMPT);
            JsonNode asked = fixture.peer.next();
            assertEquals("fs/read_text_file", asked.get("method").asText());
            alive(fixture.peer);
            fixture.peer.send("{\"id\":" + asked.get("id") + ",\"result\":{\"content\":\"late\"}}");
            assertEquals(
                    "late",
                    fixture.peer.next().at("/params/update/content/text").asText());
            assertEquals(8, fixture.peer.next().get("id").asInt());
        }
    }

    @Test
    void theEndOfInputFailsOpenCallsSignalsTurnsAndStillWritesTheirAnswers() throws Exception {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            CompletableFuture<ReadTextFileResponse> open =
                    fixture.agent.client.readTextFile(new ReadTextFileRequest("s", "/w/a"));
            assertEquals("fs/read_text_file", fixture.peer.next().get("method").asText());
            CountDownLatch started = new CountDownLatch(1);
            fixture.agent.onPrompt = request -> {
                started.countDown();
                return new CompletableFuture<>();
            };
            fixture.peer.send(PROMPT);
            assertTrue(started.await(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
            fixture.peer.closeOutput();
            ExecutionException failure =
                    assertThrows(ExecutionException.class, () -> open.get(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
            assertEquals("The connection has ended", failure.getCause().getMessage());
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"result\":{\"stopReason\":\"cancelled\"}}");
            fixture.connection.closed().get(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS);
            fixture.peer.end().get();
            assertThrows(
                    ExecutionException.class,
                    () -> fixture.agent
                            .client
                            .readTextFile(new ReadTextFileRequest("s", "/w/a"))
                            .get(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS));
            assertEquals(List.of(), fixture.problems);
        }
    }

    @Test
    @Row("O-102")
    void aPeerThatStopsListeningEndsTheConnectionQuietly() throws Exception {
        AgentFixture fixture = AgentFixture.initialized();
        fixture.peer.close();
        fixture.agent.say("into the void");
        fixture.connection.closed().get(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS);
        fixture.agent.say("and again");
        assertFalse(fixture.problems.stream().anyMatch(problem -> problem.contains("Exception")));
    }

    @Test
    @Row("O-102")
    void closingLeavesNoThreadBehind() throws Exception {
        AgentFixture fixture = AgentFixture.initialized();
        fixture.close();
        fixture.connection.closed().get(RawPeer.DEADLINE_SECONDS, TimeUnit.SECONDS);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("acp-reader") || thread.getName().equals("acp-writer")) {
                thread.join(TimeUnit.SECONDS.toMillis(RawPeer.DEADLINE_SECONDS));
                assertFalse(thread.isAlive(), thread.getName());
            }
        }
    }
}
