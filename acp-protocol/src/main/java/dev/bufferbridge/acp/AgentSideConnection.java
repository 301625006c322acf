package dev.bufferbridge.acp;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** An agent's connection to a client. */
public final class AgentSideConnection implements AutoCloseable {

    private AgentSideConnection() {}

    /**
     * Starts reading and answering; returns at once.
     *
     * @param agent makes the agent from the client it may call
     */
    public static AgentSideConnection start(
            Transport transport, Function<AcpClient, AcpAgent> agent, ConnectionOptions options) {
        throw new UnsupportedOperationException();
    }

    /**
     * Runs {@code action} right after the response to the request that this thread is handling has been queued, so that
     * what it sends arrives after the response.
     *
     * @throws IllegalStateException when this thread is not in the handler of a request
     */
    public static void afterResponse(Runnable action) {
        throw new UnsupportedOperationException();
    }

    /** The client at the other end. */
    public AcpClient client() {
        throw new UnsupportedOperationException();
    }

    /** Completes when the connection has ended, by whichever side or a broken stream; it never fails. */
    public CompletableFuture<Void> closed() {
        throw new UnsupportedOperationException();
    }

    /** Writes what is queued, within the drain deadline, and ends the connection; open calls fail. */
    @Override
    public void close() {}
}
