package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.ClientSideConnection;
import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A started agent with a client connected to it, initialized, with one session. */
final class ConnectedAgent implements AutoCloseable {

    private static final Duration DEADLINE = Duration.ofSeconds(120);

    private final Process process;
    private final ClientSideConnection connection;
    private final String session;

    private ConnectedAgent(Process process, ClientSideConnection connection, String session) {
        this.process = process;
        this.connection = connection;
        this.session = session;
    }

    static ConnectedAgent start(Subject subject, Path project, BufferClient client) throws IOException {
        Process process = subject.start();
        ClientSideConnection connection = ClientSideConnection.start(
                Transports.streams(process.getInputStream(), process.getOutputStream()),
                agent -> client,
                ConnectionOptions.defaults());
        AcpAgent agent = connection.agent();
        await(agent.initialize(new InitializeRequest(
                1, new ClientCapabilities(new ClientCapabilities.FileSystem(true, true), false), null)));
        String session = await(agent.newSession(new NewSessionRequest(project.toString(), List.of(), List.of())))
                .sessionId();
        return new ConnectedAgent(process, connection, session);
    }

    AcpAgent agent() {
        return connection.agent();
    }

    String session() {
        return session;
    }

    Process process() {
        return process;
    }

    /** Sends a prompt and waits for the end of its turn. */
    PromptResponse prompt(String text) {
        return await(agent().prompt(new PromptRequest(session, List.of(ContentBlock.text(text)))));
    }

    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(DEADLINE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("no answer", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for an answer", e);
        }
    }

    @Override
    public void close() {
        connection.close();
        process.destroy();
    }
}
