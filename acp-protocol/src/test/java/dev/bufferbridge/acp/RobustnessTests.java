package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Large, many and slow messages. */
@Timeout(120)
final class RobustnessTests {

    private static final InitializeRequest INITIALIZE = new InitializeRequest(1, ClientCapabilities.NONE, null);

    /** Answers reads with what the test put there and collects updates. */
    private static final class Editor implements AcpClient {
        final List<String> said = new ArrayList<>();
        volatile String text = "";

        @Override
        public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
            return CompletableFuture.completedFuture(new ReadTextFileResponse(text));
        }

        @Override
        public void sessionUpdate(SessionNotification notification) {
            SessionUpdate.AgentMessageChunk chunk = (SessionUpdate.AgentMessageChunk) notification.update();
            said.add(((ContentBlock.Text) chunk.content()).text());
        }
    }

    private static String prompt(int id, String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"session/prompt\",\"params\":{\"sessionId\":\"s\","
                + "\"prompt\":[{\"type\":\"text\",\"text\":\"" + text + "\"}]}}";
    }

    /** Has the agent say how long the prompt's text was. */
    private static void sayLength(AgentFixture fixture) {
        fixture.agent.onPrompt = request -> {
            ContentBlock.Text text = (ContentBlock.Text) request.prompt().get(0);
            fixture.agent.say(Integer.toString(text.text().length()));
            return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
        };
    }

    private static String said(JsonNode update) {
        return update.at("/params/update/content/text").asText();
    }

    @Test
    @Row("O-096")
    void charactersSplitBetweenReadsArriveWhole() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                fixture.agent.say(((ContentBlock.Text) request.prompt().get(0)).text());
                return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
            };
            String text = "äß漢🎈".repeat(20_000);
            for (byte part : (prompt(1, text) + "\n").getBytes(StandardCharsets.UTF_8)) {
                fixture.peer.sendBytes(new byte[] {part});
            }
            assertEquals(text, said(fixture.peer.next()));
        }
    }

    @Test
    @Row("O-155")
    void aLargeLineInSmallPiecesCostsTimeInProportion() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            sayLength(fixture);
            byte[] line = (prompt(1, "x".repeat(20_000_000)) + "\n").getBytes(StandardCharsets.UTF_8);
            for (int from = 0; from < line.length; from += 4096) {
                fixture.peer.sendBytes(Arrays.copyOfRange(line, from, Math.min(line.length, from + 4096)));
            }
            assertEquals("20000000", said(fixture.peer.next()));
        }
    }

    @Test
    void aLineOfThirtyMegabytesTravelsBothWays() throws Exception {
        Editor editor = new Editor();
        editor.text = "0123456789".repeat(3_000_000);
        try (CheckedPair pair = new CheckedPair(TestAgent::new, agent -> editor, ConnectionOptions.defaults())) {
            pair.agent().initialize(INITIALIZE).join();
            ReadTextFileResponse read = pair.client()
                    .readTextFile(new ReadTextFileRequest("s", "/big"))
                    .get(60, SECONDS);
            assertEquals(editor.text, read.content());
        }
    }

    @Test
    void aLineOverTheLimitIsRefusedAndTheConnectionLives() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            sayLength(fixture);
            byte[] piece = "y".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
            fixture.peer.sendBytes("{\"id\":1,\"method\":\"".getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < 80; i++) {
                fixture.peer.sendBytes(piece);
            }
            fixture.peer.send("\"}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,"
                    + "\"message\":\"Invalid request: the line is longer than 67108864 bytes\"}}");
            fixture.peer.send(prompt(2, "abc"));
            assertEquals("3", said(fixture.peer.next()));
        }
    }

    /** The answer quotes the name, and is made on the reading thread. */
    @Test
    void aMethodNamedByAMegabyteOfBlanksIsAnsweredInBriefAndAtOnce() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send("{\"id\":1,\"method\":\"" + "x" + " ".repeat(1 << 20) + "y\"}");
            String message = assertTimeoutPreemptively(
                    Duration.ofSeconds(20),
                    () -> fixture.peer.next().at("/error/message").asText());
            assertTrue(message.length() < 1_100, message.length() + " characters");
            fixture.assertAlive();
        }
    }

    @Test
    void whatThePeerSaysInAnErrorIsCutAndOfOneLine() throws Exception {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            CompletableFuture<ReadTextFileResponse> read =
                    fixture.agent.client.readTextFile(new ReadTextFileRequest("s", "/a"));
            JsonNode id = fixture.peer.next().get("id");
            fixture.peer.send("{\"id\":" + id + ",\"error\":{\"code\":-1,\"message\":\"a\\nb\\u001b[31m"
                    + "M".repeat(1 << 20) + "\"}}");
            ExecutionException failure = assertThrows(ExecutionException.class, () -> read.get(60, SECONDS));
            String message = ((AcpException) failure.getCause()).error().message();
            assertEquals("a b [31mM", message.substring(0, 9));
            assertTrue(message.length() < 1_100, message.length() + " characters");
        }
    }

    @Test
    void twentyThousandUpdatesArriveInOrderBeforeTheAnswer() throws Exception {
        Editor editor = new Editor();
        List<String> sent =
                IntStream.range(0, 20_000).mapToObj(Integer::toString).toList();
        List<TestAgent> agents = new CopyOnWriteArrayList<>();
        try (CheckedPair pair = new CheckedPair(
                client -> {
                    agents.add(new TestAgent(client));
                    return agents.get(0);
                },
                agent -> editor,
                ConnectionOptions.defaults())) {
            pair.agent().initialize(INITIALIZE).join();
            agents.get(0).onPrompt = request -> {
                sent.forEach(agents.get(0)::say);
                return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
            };
            List<String> seenAtAnswer = pair.agent()
                    .prompt(new PromptRequest("s", List.of()))
                    .thenApply(answer -> List.copyOf(editor.said))
                    .get(60, SECONDS);
            assertEquals(sent, seenAtAnswer);
        }
    }

    @Test
    void sixtyFourRequestsRunSideBySide() throws Exception {
        CyclicBarrier allAtOnce = new CyclicBarrier(64);
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.agent.onPrompt = request -> {
                try {
                    allAtOnce.await(RawPeer.DEADLINE_SECONDS, SECONDS);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
                return CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));
            };
            IntStream.range(0, 64).forEach(id -> fixture.peer.send(prompt(id, "x")));
            List<Integer> answered = fixture.peer.next(64).stream()
                    .map(message -> message.get("id").asInt())
                    .sorted()
                    .toList();
            assertEquals(IntStream.range(0, 64).boxed().toList(), answered);
        }
    }

    @Test
    void manyCallsToTheClientMayBeOpenAtOnce() throws Exception {
        Editor editor = new Editor();
        editor.text = "t";
        try (CheckedPair pair = new CheckedPair(TestAgent::new, agent -> editor, ConnectionOptions.defaults())) {
            pair.agent().initialize(INITIALIZE).join();
            List<CompletableFuture<ReadTextFileResponse>> calls = IntStream.range(0, 500)
                    .mapToObj(i -> pair.client().readTextFile(new ReadTextFileRequest("s", "/" + i)))
                    .toList();
            for (CompletableFuture<ReadTextFileResponse> call : calls) {
                assertEquals("t", call.get(60, SECONDS).content());
            }
        }
    }

    /** The raw peer's own reader is not started, so nothing is read until the whole flood was written. */
    @Test
    void aPeerThatWritesWithoutReadingDoesNotStopTheConnection() throws Exception {
        Transports.Pair pipe = Transports.pipe();
        AgentSideConnection connection =
                AgentSideConnection.start(pipe.left(), TestAgent::new, ConnectionOptions.defaults());
        int flood = 20_000;
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < flood; i++) {
            lines.append("{\"id\":").append(i).append(",\"method\":\"nothing/like/this\"}\n");
        }
        pipe.right().output().write(lines.toString().getBytes(StandardCharsets.UTF_8));
        try (RawPeer peer = new RawPeer(pipe.right(), "agent")) {
            for (int i = 0; i < flood; i++) {
                assertTrue(peer.nextLine().startsWith("{\"jsonrpc\":\"2.0\",\"id\":" + i + ",\"error\""));
            }
            connection.close();
        }
    }

    @Test
    void requestsBeyondTheMostThatMayBeOpenAreRefused() throws Exception {
        AtomicInteger tasks = new AtomicInteger();
        Executor onlyTheFirst = task -> {
            if (tasks.getAndIncrement() == 0) {
                task.run();
            }
        };
        try (AgentFixture fixture =
                AgentFixture.initialized(ConnectionOptions.defaults().withExecutor(onlyTheFirst))) {
            IntStream.range(0, AcpEndpoint.MAX_OPEN_REQUESTS)
                    .forEach(id -> fixture.peer.send("{\"id\":" + id + ",\"method\":\"a/b\"}"));
            fixture.peer.send("{\"id\":\"more\",\"method\":\"a/b\"}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":\"more\","
                    + "\"error\":{\"code\":-32603,\"message\":\"Too many requests are open\"}}");
        }
    }

    @Test
    void aPeerThatNeverReadsIsGivenUpInsteadOfFillingTheMemory() throws Exception {
        Transports.Pair pipe = Transports.pipe();
        List<String> problems = new CopyOnWriteArrayList<>();
        AgentSideConnection connection = AgentSideConnection.start(
                pipe.left(),
                TestAgent::new,
                ConnectionOptions.defaults()
                        .withHighWaterBytes(1000)
                        .withDiagnostics((problem, cause) -> problems.add(problem)));
        Thread flood = new Thread(() -> {
            try {
                while (true) {
                    pipe.right().output().write("{\"id\":1,\"method\":\"no\"}\n".getBytes(StandardCharsets.UTF_8));
                }
            } catch (IOException ended) {
                problems.add("the flood ended");
            }
        });
        flood.start();
        connection.closed().get(60, SECONDS);
        flood.join(SECONDS.toMillis(60));
        assertEquals(
                List.of("Writing ended: The peer does not read what it asked for", "the flood ended"),
                problems.stream()
                        .filter(problem -> !problem.contains("unanswered"))
                        .toList());
    }
}
