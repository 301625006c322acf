package dev.bufferbridge.acp;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** A client's connection to an agent. */
public final class ClientSideConnection implements AutoCloseable {

    private final AcpConnection connection;
    private final AcpAgent agent;

    private ClientSideConnection(AcpConnection connection, AcpAgent agent) {
        this.connection = connection;
        this.agent = agent;
    }

    /**
     * Starts reading and answering; returns at once.
     *
     * @param client makes the client from the agent it may call
     */
    public static ClientSideConnection start(
            Transport transport, Function<AcpAgent, AcpClient> client, ConnectionOptions options) {
        AcpConnection connection = new AcpConnection(transport, options);
        AcpAgent agent = new RemoteAgent(connection.peer());
        connection.serve(ClientMethods.TABLE, client.apply(agent), false);
        return new ClientSideConnection(connection, agent);
    }

    /** The agent at the other end. */
    public AcpAgent agent() {
        return agent;
    }

    /** Completes when the connection has ended, by whichever side or a broken stream; it never fails. */
    public CompletableFuture<Void> closed() {
        return connection.closed();
    }

    /** Writes what is queued, within the drain deadline, and ends the connection; open calls fail. */
    @Override
    public void close() {
        connection.close();
    }
}
