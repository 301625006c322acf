package dev.bufferbridge.acp;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** A client's connection to an agent. */
public final class ClientSideConnection implements AutoCloseable {

    private ClientSideConnection() {}

    /**
     * Starts reading and answering; returns at once.
     *
     * @param client makes the client from the agent it may call
     */
    public static ClientSideConnection start(
            Transport transport, Function<AcpAgent, AcpClient> client, ConnectionOptions options) {
        throw new UnsupportedOperationException();
    }

    /** The agent at the other end. */
    public AcpAgent agent() {
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
