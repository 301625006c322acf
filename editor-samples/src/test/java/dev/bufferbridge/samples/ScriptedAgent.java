package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.AgentSideConnection;
import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.acp.Transport;
import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** An agent whose turns are what a test says. */
final class ScriptedAgent implements AcpAgent {

    /** What happens in a turn; runs on a thread that may wait. */
    interface Script {
        StopReason run(ScriptedAgent agent, String sessionId, String prompt) throws Exception;
    }

    private final AcpClient client;
    private final Script script;
    private final AtomicInteger sessions = new AtomicInteger();
    final CompletableFuture<String> cancelled = new CompletableFuture<>();
    volatile String cwd = "";
    volatile InitializeRequest hello = new InitializeRequest(0, EditorOffers.files(false, false), null);

    private ScriptedAgent(AcpClient client, Script script) {
        this.client = client;
        this.script = script;
    }

    static AgentSideConnection start(Transport transport, Script script) {
        return AgentSideConnection.start(
                transport, client -> new ScriptedAgent(client, script), ConnectionOptions.defaults());
    }

    @Override
    public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
        hello = request;
        return CompletableFuture.completedFuture(new InitializeResponse(1, AgentCapabilities.NONE, List.of(), null));
    }

    @Override
    public CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
        cwd = request.cwd();
        return CompletableFuture.completedFuture(
                new NewSessionResponse("session-" + sessions.incrementAndGet(), null, null));
    }

    @Override
    public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
        String text = ((ContentBlock.Text) request.prompt().get(0)).text();
        try {
            return CompletableFuture.completedFuture(new PromptResponse(script.run(this, request.sessionId(), text)));
        } catch (Exception e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public void cancel(CancelNotification notification) {
        cancelled.complete(notification.sessionId());
    }

    AcpClient client() {
        return client;
    }

    String read(String sessionId, Path path) throws Exception {
        return get(client.readTextFile(new ReadTextFileRequest(sessionId, path.toString())))
                .content();
    }

    void write(String sessionId, Path path, String text) throws Exception {
        get(client.writeTextFile(new WriteTextFileRequest(sessionId, path.toString(), text)));
    }

    void say(String sessionId, String text) {
        tell(sessionId, new SessionUpdate.AgentMessageChunk(ContentBlock.text(text)));
    }

    void tell(String sessionId, SessionUpdate update) {
        client.sessionUpdate(new SessionNotification(sessionId, update));
    }

    /** The answer; an error of the protocol comes as {@link AcpException}. */
    static <T> T get(CompletableFuture<T> answer) throws InterruptedException, TimeoutException {
        try {
            return answer.get(10, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AcpException error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
