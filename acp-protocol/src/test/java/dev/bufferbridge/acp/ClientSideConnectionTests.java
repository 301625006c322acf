package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.DeleteSessionRequest;
import dev.bufferbridge.acp.schema.DeleteSessionResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A client-side connection whose agent is played line by line. */
final class ClientSideConnectionTests {

    private final List<String> problems = new CopyOnWriteArrayList<>();
    private final LinkedBlockingQueue<SessionNotification> updates = new LinkedBlockingQueue<>();
    private final Transports.Pair pipe = Transports.pipe();
    private final RawPeer peer = new RawPeer(pipe.right(), "client");
    private final ClientSideConnection connection = ClientSideConnection.start(
            pipe.left(),
            agent -> new Client(),
            ConnectionOptions.defaults().withDiagnostics((problem, cause) -> problems.add(problem)));

    private final class Client implements AcpClient {
        @Override
        public void sessionUpdate(SessionNotification notification) {
            updates.add(notification);
        }

        @Override
        public CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
            return CompletableFuture.completedFuture(new WriteTextFileResponse());
        }
    }

    @AfterEach
    void close() throws IOException {
        connection.close();
        peer.close();
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(RawPeer.DEADLINE_SECONDS, SECONDS);
    }

    private CompletableFuture<NewSessionResponse> newSession() {
        return connection.agent().newSession(new NewSessionRequest("/w", List.of(), List.of()));
    }

    private static AcpError failure(CompletableFuture<?> call) {
        ExecutionException failure = assertThrows(ExecutionException.class, () -> get(call));
        return ((AcpException) failure.getCause()).error();
    }

    @Test
    void aRequestHasAWholeNumberForAnIdAndOnlyWhatTheProtocolKnows() {
        newSession();
        peer.expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session/new\","
                + "\"params\":{\"cwd\":\"/w\",\"mcpServers\":[]}}");
        connection.agent().cancel(new CancelNotification("s"));
        peer.expect("{\"jsonrpc\":\"2.0\",\"method\":\"session/cancel\",\"params\":{\"sessionId\":\"s\"}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"id\":1,\"result\":null}", "{\"id\":1}", "{\"id\":1,\"result\":{}}", "{\"id\":\"1\"}"})
    void anEmptyResultMayBeNullOrMissing(String answer) throws Exception {
        CompletableFuture<DeleteSessionResponse> call = connection.agent().deleteSession(new DeleteSessionRequest("s"));
        peer.next();
        peer.send(answer);
        assertEquals(new DeleteSessionResponse(), get(call));
    }

    @Test
    void aResultThatCannotBeReadFailsTheCallAndTheConnectionLives() throws Exception {
        CompletableFuture<NewSessionResponse> call = newSession();
        peer.send("{\"id\":1,\"result\":{\"sessionId\":7}}");
        assertEquals(
                new AcpError(AcpError.INTERNAL_ERROR, "The answer could not be read: sessionId: expected a string"),
                failure(call));
        CompletableFuture<NewSessionResponse> second = newSession();
        peer.send("{\"id\":2,\"result\":{\"sessionId\":\"s\",\"models\":{},\"modes\":\"bad\"}}");
        assertEquals("s", get(second).sessionId());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {"code":-32000,"message":"m"}  | -32000 | m
                    {"code":"x"}                   | -32603 | The peer sent an error without a message
                    "boom"                         | -32603 | The peer sent an error without a message
                    """)
    void anErrorOfAnyShapeFailsTheCall(String error, int code, String message) {
        CompletableFuture<NewSessionResponse> call = newSession();
        peer.send("{\"id\":1,\"error\":" + error + "}");
        assertEquals(new AcpError(code, message), failure(call));
    }

    @Test
    void anAnswerToNothingIsNoted() {
        peer.send("{\"id\":77,\"result\":{}}");
        peer.send("{\"id\":null,\"error\":{\"code\":-32700,\"message\":\"Parse error\"}}");
        peer.send("{\"id\":1,\"method\":\"fs/write_text_file\","
                + "\"params\":{\"sessionId\":\"s\",\"path\":\"/a\",\"content\":\"\"}}");
        peer.expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
        assertEquals(
                List.of("The peer answered what was not asked", "The peer answered what was not asked: Parse error"),
                problems);
    }

    @Test
    void idsOfTheTwoDirectionsDoNotMix() throws Exception {
        CompletableFuture<NewSessionResponse> call = newSession();
        assertEquals(1, peer.next().get("id").asInt());
        peer.send("{\"id\":1,\"method\":\"fs/write_text_file\","
                + "\"params\":{\"sessionId\":\"s\",\"path\":\"/a\",\"content\":\"\"}}");
        peer.expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
        peer.send("{\"id\":1,\"result\":{\"sessionId\":\"s\"}}");
        assertEquals("s", get(call).sessionId());
    }

    @Test
    void anAnswerAfterACancelIsAccepted() throws Exception {
        CompletableFuture<NewSessionResponse> call = newSession();
        JsonNode request = peer.next();
        call.cancel(true);
        peer.expect("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancel_request\",\"params\":{\"requestId\":1}}");
        peer.send("{\"id\":" + request.get("id") + ",\"result\":{\"sessionId\":\"s\"}}");
        CompletableFuture<NewSessionResponse> second = newSession();
        peer.send("{\"id\":2,\"result\":{\"sessionId\":\"t\"}}");
        assertEquals("t", get(second).sessionId());
        assertEquals(List.of(), problems);
    }

    @Test
    void anUpdateOfAKindFromTheFutureArrivesWhole() throws Exception {
        peer.send("{\"method\":\"session/update\",\"params\":{\"sessionId\":\"s\","
                + "\"update\":{\"sessionUpdate\":\"dream\",\"depth\":3}}}");
        SessionUpdate.Unknown update = (SessionUpdate.Unknown)
                updates.poll(RawPeer.DEADLINE_SECONDS, SECONDS).update();
        assertEquals(RawPeer.json("{\"sessionUpdate\":\"dream\",\"depth\":3}"), update.raw());
    }

    @Test
    void aNotificationThatCannotBeReadIsIgnoredAndNoted() throws Exception {
        peer.send("{\"method\":\"session/update\",\"params\":{\"sessionId\":\"s\"}}");
        peer.send("{\"method\":\"session/update\",\"params\":{\"sessionId\":\"s\",\"update\":"
                + "{\"sessionUpdate\":\"agent_message_chunk\",\"content\":{\"type\":\"text\",\"text\":\"x\"}}}}");
        assertEquals(
                new SessionNotification("s", new SessionUpdate.AgentMessageChunk(new ContentBlock.Text("x"))),
                updates.poll(RawPeer.DEADLINE_SECONDS, SECONDS));
        assertEquals(List.of("Ignored a notification session/update: update: is missing"), problems);
    }

    @Test
    void theEndOfTheAgentFailsOpenCallsAtOnce() throws Exception {
        List<CompletableFuture<NewSessionResponse>> calls = List.of(newSession(), newSession(), newSession());
        peer.closeOutput();
        for (CompletableFuture<NewSessionResponse> call : calls) {
            assertEquals(new AcpError(AcpError.INTERNAL_ERROR, "The connection has ended"), failure(call));
        }
        get(connection.closed());
        assertEquals(new AcpError(AcpError.INTERNAL_ERROR, "The connection has ended"), failure(newSession()));
    }
}
