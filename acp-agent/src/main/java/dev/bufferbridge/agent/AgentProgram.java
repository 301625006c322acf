package dev.bufferbridge.agent;

import dev.bufferbridge.acp.AgentSideConnection;
import dev.bufferbridge.acp.ConnectionOptions;
import dev.bufferbridge.acp.Transport;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.session.SessionFactory;
import dev.bufferbridge.agent.session.Sessions;
import dev.bufferbridge.tools.api.Limit;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.ExecutorService;

/** Serves one editor from the first message to the last. */
public final class AgentProgram {

    /** Twice at the most: for answers that are still to come, and for what is still to be written. */
    private static final Duration DRAIN = Duration.ofMillis(400);

    private AgentProgram() {}

    /**
     * Answers what comes in until it ends; then cancels every turn and returns. Leaves no thread that keeps the process alive.
     *
     * @param in from the editor; its end is the end
     * @param out to the editor; nothing else may write there
     */
    public static void serve(InputStream in, OutputStream out, AgentSettings settings) {
        serve(Transports.streams(in, out), settings);
    }

    /** As {@link #serve(InputStream, OutputStream, AgentSettings)}, over any transport. */
    public static void serve(Transport transport, AgentSettings settings) {
        ExecutorService workers = Workers.create();
        Sessions sessions = new Sessions(settings.limits().getInt(Limit.MAX_SESSIONS));
        // Handlers run where messages are read, in their order; none of them waits.
        ConnectionOptions options =
                ConnectionOptions.defaults().withExecutor(Runnable::run).withDrainDeadline(DRAIN);
        try (AgentSideConnection connection = AgentSideConnection.start(
                transport,
                client -> new AgentService(new SessionFactory(client, settings, workers), sessions, workers),
                options)) {
            connection.closed().join();
        } finally {
            sessions.closeAll();
            workers.shutdown();
        }
    }
}
