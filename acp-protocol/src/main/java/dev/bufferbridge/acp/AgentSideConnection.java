package dev.bufferbridge.acp;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/** An agent's connection to a client. */
public final class AgentSideConnection implements AutoCloseable {

    private final AcpConnection connection;
    private final AcpClient client;

    private AgentSideConnection(AcpConnection connection, AcpClient client) {
        this.connection = connection;
        this.client = client;
    }

    /**
     * Starts reading and answering; returns at once.
     *
     * @param agent makes the agent from the client it may call
     */
    public static AgentSideConnection start(
            Transport transport, Function<AcpClient, AcpAgent> agent, ConnectionOptions options) {
        AcpConnection connection = new AcpConnection(transport, options);
        AcpClient client = new RemoteClient(connection.peer());
        connection.serve(AgentMethods.TABLE, agent.apply(client), true);
        return new AgentSideConnection(connection, client);
    }

    /**
     * Runs {@code action} right after the response to the request that this thread is handling has been queued, so that
     * what it sends arrives after the response.
     *
     * @throws IllegalStateException when this thread is not in the handler of a request
     */
    public static void afterResponse(Runnable action) {
        PendingAnswer answer = PendingAnswer.current();
        if (answer == null) {
            throw new IllegalStateException("this thread is not in the handler of a request");
        }
        answer.afterwards(action);
    }

    /** The client at the other end. */
    public AcpClient client() {
        return client;
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
