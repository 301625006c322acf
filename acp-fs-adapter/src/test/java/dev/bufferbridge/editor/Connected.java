package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AgentSideConnection;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.HeadlessEditor;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Question;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A headless editor and the adapter at the two ends of a connection, with as little of an agent between them as there can be. */
final class Connected implements AutoCloseable {

    final HeadlessEditor editor;
    final List<String> said = new ArrayList<>();
    private final SmallAgent agent = new SmallAgent();
    private CompletableFuture<?> turn = CompletableFuture.completedFuture("no turn");
    private final AgentSideConnection connection;

    private Connected(EditorSettings settings) {
        Transports.Pair pipe = Transports.pipe();
        connection = AgentSideConnection.start(pipe.right(), agent::knowing, settings.connection());
        editor = HeadlessEditor.connect(pipe.left(), settings);
        editor.initialize();
    }

    static Connected to(EditorSettings settings) {
        return new Connected(settings);
    }

    /** A workspace for one more session. */
    EditorWorkspace workspace(EditorSession session) {
        return workspace(session, Duration.ofSeconds(20));
    }

    EditorWorkspace workspace(EditorSession session, Duration deadline) {
        return EditorWorkspace.create(
                connection.client(),
                session.id(),
                agent.offered.fs(),
                Bench.disk(),
                Limits.defaults(),
                deadline,
                said::add);
    }

    /** Asks for permission within a turn, which ends with the answer; the session's cancel is the question's. */
    CompletableFuture<Answer> ask(EditorSession session) {
        CompletableFuture<Answer> answer = new CompletableFuture<>();
        agent.turn = () -> {
            client().sessionUpdate(new SessionNotification(
                    session.id(),
                    new ToolCall(
                            "t1", "Edit", ToolKind.EDIT, ToolCallStatus.PENDING, List.of(), Calls.arguments("a"))));
            answer.complete(PermissionGate.create(client(), session.id(), Duration.ofSeconds(20))
                    .ask(new Question(
                            Calls.edit(), Calls.editing("a", "b"), null, Calls.context("t1", agent.cancellation))));
            client().sessionUpdate(new SessionNotification(
                    session.id(), new ToolCallUpdate("t1").withStatus(ToolCallStatus.FAILED)));
        };
        turn = session.startPrompt("go");
        return answer;
    }

    Cancellation cancellation() {
        return agent.cancellation;
    }

    /** Ends the agent's side. */
    void hangUp() {
        connection.close();
    }

    static TextSnapshot read(EditorWorkspace files, Path path) throws IOException {
        return files.read(path, Bench.PLENTY, Cancellation.none());
    }

    /** Reads, replaces in the text, writes. */
    static WriteOutcome edit(EditorWorkspace files, Path path, String oldText, String newText) throws IOException {
        TextSnapshot seen = read(files, path);
        if (!seen.text().contains(oldText)) {
            throw new AssertionError("not in the text: " + oldText + "\n" + seen.text());
        }
        return files.replace(
                path, new Expected.Version(seen.version()), seen.text().replace(oldText, newText), Cancellation.none());
    }

    private AcpClient client() {
        return connection.client();
    }

    @Override
    public void close() {
        editor.await("the end of the turn", turn);
        editor.close();
        connection.close();
    }

    /** Says hello, starts sessions, runs one turn. */
    private static final class SmallAgent implements AcpAgent {

        private final Cancellation cancellation = new Cancellation();
        private volatile ClientCapabilities offered = ClientCapabilities.NONE;
        private volatile Runnable turn = () -> {};
        private int sessions;

        AcpAgent knowing(AcpClient client) {
            return this;
        }

        @Override
        public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
            offered = request.clientCapabilities();
            return CompletableFuture.completedFuture(
                    new InitializeResponse(1, AgentCapabilities.NONE, List.of(), null));
        }

        @Override
        public synchronized CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
            sessions++;
            return CompletableFuture.completedFuture(new NewSessionResponse("s" + sessions, null, null));
        }

        @Override
        public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
            turn.run();
            return CompletableFuture.completedFuture(
                    new PromptResponse(cancellation.isCancelled() ? StopReason.CANCELLED : StopReason.END_TURN));
        }

        @Override
        public void cancel(CancelNotification notification) {
            cancellation.cancel();
        }
    }
}
