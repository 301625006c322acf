package dev.bufferbridge.agent;

import dev.bufferbridge.acp.Transport;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.agent.config.AgentSettings;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The whole agent on a thread of its own, with an editor's end of the line. */
final class ServedAgent {

    private final Transports.Pair pipe = Transports.pipe();
    private final CompletableFuture<Void> ended = new CompletableFuture<>();

    private ServedAgent() {}

    static ServedAgent with(AgentSettings settings) {
        ServedAgent agent = new ServedAgent();
        Thread serving = new Thread(() -> agent.serve(settings), "serve");
        serving.setDaemon(true);
        serving.start();
        return agent;
    }

    private void serve(AgentSettings settings) {
        try {
            AgentProgram.serve(pipe.left().input(), pipe.left().output(), settings);
            ended.complete(null);
        } catch (Throwable failure) {
            ended.completeExceptionally(failure);
        }
    }

    Transport editorEnd() {
        return pipe.right();
    }

    /** Waits until serve has returned. */
    void awaitEnd(long millis) throws Exception {
        ended.get(millis, TimeUnit.MILLISECONDS);
    }
}
