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

/** Cancelling, order and the end of an agent-side connection. */
final class AgentSideConnectionTests {

    /** A turn whose cancel only signals. */
    private static final class SignalledTurn extends CompletableFuture<PromptResponse> {
        final CountDownLatch signalled = new CountDownLatch(1);

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            signalled.countDown();
            return false;
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
                fixture.peer.send(AgentFixture.PROMPT);
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
            fixture.peer.send(AgentFixture.PROMPT);
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":8}}");
            fixture.peer.expect("{\"jsonrpc\":\"2.0\",\"id\":8,\"result\":{\"stopReason\":\"cancelled\"}}");
        }
    }

    @Test
    @Row("O-100")
    void cancellingWhatIsAnsweredOrNeverWasIsIgnoredQuietly() throws IOException {
        try (AgentFixture fixture = AgentFixture.initialized()) {
            fixture.peer.send(AgentFixture.PROMPT);
            fixture.peer.next();
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":8}}");
            fixture.peer.send("{\"method\":\"$/cancel_request\",\"params\":{\"requestId\":\"8\"}}");
            fixture.peer.send("{\"method\":\"$/cancel_request\"}");
            fixture.assertAlive();
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
            fixture.peer.send(AgentFixture.PROMPT);
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
                fixture.peer.send(AgentFixture.PROMPT);
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
                fixture.peer.send(AgentFixture.PROMPT);
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
            fixture.peer.send(AgentFixture.PROMPT);
            assertEquals(8, fixture.peer.next().path("id").asInt());
            fixture.assertAlive();
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
            fixture.peer.send(AgentFixture.PROMPT);
            JsonNode asked = fixture.peer.next();
            assertEquals("fs/read_text_file", asked.get("method").asText());
            fixture.assertAlive();
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
            fixture.peer.send(AgentFixture.PROMPT);
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
