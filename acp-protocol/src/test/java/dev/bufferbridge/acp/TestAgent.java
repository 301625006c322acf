package dev.bufferbridge.acp;

import dev.bufferbridge.acp.schema.AgentCapabilities;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.Implementation;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;

/** An agent whose prompts do what the test says; everything else is the plainest possible. */
class TestAgent implements AcpAgent {

    final AcpClient client;
    final LinkedBlockingQueue<CancelNotification> cancels = new LinkedBlockingQueue<>();
    volatile Function<PromptRequest, CompletableFuture<PromptResponse>> onPrompt =
            request -> CompletableFuture.completedFuture(new PromptResponse(StopReason.END_TURN));

    TestAgent(AcpClient client) {
        this.client = client;
    }

    @Override
    public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
        return CompletableFuture.completedFuture(
                new InitializeResponse(1, AgentCapabilities.NONE, List.of(), new Implementation("test", null, "0")));
    }

    @Override
    public CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
        return CompletableFuture.completedFuture(
                new NewSessionResponse("s" + request.mcpServers().size(), null, null));
    }

    @Override
    public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
        return onPrompt.apply(request);
    }

    @Override
    public void cancel(CancelNotification notification) {
        cancels.add(notification);
    }

    void say(String text) {
        client.sessionUpdate(
                new SessionNotification("s", new SessionUpdate.AgentMessageChunk(new ContentBlock.Text(text))));
    }
}
