package dev.bufferbridge.samples;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.ClientSideConnection;
import dev.bufferbridge.acp.Transport;
import dev.bufferbridge.acp.schema.Implementation;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.samples.wire.WireAudit;
import dev.bufferbridge.samples.wire.WireMessage;
import dev.bufferbridge.samples.wire.WireTap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * An ACP client with buffers, a disk, terminals and a person, but without a screen. It records everything the agent does
 * and, when closed, fails with a list of what the agent did wrong. Every wait ends at the deadline of the settings.
 *
 * <p>Its methods may be called from any thread.
 */
public final class HeadlessEditor implements AutoCloseable {

    private final EditorSettings settings;
    private final @Nullable AgentProcess process;
    private final BufferStore buffers;
    private final PermissionDesk permissions;
    private final HeldRequests held;
    private final TerminalHost terminals;
    private final Journal<SessionNotification> updates;
    private final Journal<JsonNode> lifecycle;
    private final Journal<WireMessage> messages;
    private final WireAudit audit = new WireAudit();
    private final ClientSideConnection connection;
    private @Nullable InitializeResponse initialized;

    private HeadlessEditor(Transport transport, EditorSettings settings, @Nullable AgentProcess process) {
        this.settings = settings;
        this.process = process;
        this.buffers = new BufferStore(settings);
        this.permissions = new PermissionDesk(settings);
        this.held = new HeldRequests(settings);
        this.terminals = new TerminalHost(settings);
        this.updates = new Journal<>("a session update", settings.deadline());
        this.lifecycle = new Journal<>("a lifecycle event", settings.deadline());
        this.messages = new Journal<>("a message", settings.deadline());
        EditorClient client = new EditorClient(
                settings, new EditorFiles(settings, buffers), terminals, permissions, held, updates, lifecycle);
        this.connection = ClientSideConnection.start(
                settings.recording() ? tap(transport) : transport, agent -> client, settings.connection());
    }

    /** Connects to an agent that runs already. */
    public static HeadlessEditor connect(Transport transport, EditorSettings settings) {
        return new HeadlessEditor(transport, settings, null);
    }

    /**
     * Launches an agent and connects to its standard streams.
     *
     * @throws IOException when it cannot be started
     */
    public static HeadlessEditor launch(ProcessBuilder command, EditorSettings settings) throws IOException {
        AgentProcess process = AgentProcess.launch(command);
        return new HeadlessEditor(process.transport(), settings, process);
    }

    /** Says hello, once; later calls return the first answer. */
    public synchronized InitializeResponse initialize() {
        InitializeResponse known = initialized;
        if (known != null) {
            return known;
        }
        InitializeResponse answer = await(
                "the answer to initialize",
                agent().initialize(new InitializeRequest(
                        1, settings.offers(), new Implementation(settings.clientName(), null, "1.0.0"))));
        initialized = answer;
        return answer;
    }

    /** Says hello if that is still to be done, and starts a session in the project. */
    public EditorSession startSession() {
        return startSession(settings.project());
    }

    /** As {@link #startSession()}, in another folder and with more roots. */
    public EditorSession startSession(Path cwd, Path... additionalDirectories) {
        initialize();
        List<String> more =
                List.of(additionalDirectories).stream().map(Path::toString).toList();
        return new EditorSession(
                this,
                await(
                        "the answer to session/new",
                        agent().newSession(new NewSessionRequest(cwd.toString(), more, List.of()))));
    }

    /** The agent, for requests that the editor has no method for. */
    public AcpAgent agent() {
        return connection.agent();
    }

    /**
     * Waits for an answer of the agent.
     *
     * @param what for the message when it does not come in time
     * @throws AcpException when the answer is an error
     * @throws EditorDeadlineException when there is no answer in time
     */
    public <T> T await(String what, CompletableFuture<T> answer) {
        try {
            return answer.get(settings.deadline().toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof AcpException error) {
                throw error;
            }
            throw new IllegalStateException("Waiting for " + what + " failed" + agentErrors(), e.getCause());
        } catch (TimeoutException e) {
            throw new EditorDeadlineException(
                    "Waited " + settings.deadline().toMillis() + " ms for " + what + agentErrors());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EditorDeadlineException("Interrupted while waiting for " + what);
        }
    }

    public EditorSettings settings() {
        return settings;
    }

    /** What is open, and the disk below it. */
    public BufferStore buffers() {
        return buffers;
    }

    /** What the person was asked. */
    public PermissionDesk permissions() {
        return permissions;
    }

    /** The requests that the editor keeps waiting. */
    public HeldRequests held() {
        return held;
    }

    /** All updates of all sessions. */
    public Journal<SessionNotification> updates() {
        return updates;
    }

    /** The params of each {@code _bufferbridge/lifecycle} notification. */
    public Journal<JsonNode> lifecycle() {
        return lifecycle;
    }

    /** Every line in both directions. */
    public Journal<WireMessage> messages() {
        return messages;
    }

    /** What the agent has done wrong so far. */
    public List<String> complaints() {
        return audit.complaints();
    }

    /** The process of a launched agent, or null. */
    public @Nullable AgentProcess process() {
        return process;
    }

    /** Completes when the connection has ended. */
    public CompletableFuture<Void> closed() {
        return connection.closed();
    }

    /** Ends the connection and the terminals, waits for a launched agent to end, and judges nothing. */
    public void abandon() {
        endConnection();
    }

    /**
     * Ends everything as {@link #abandon} does.
     *
     * @throws EditorComplaintsException when the agent broke a rule while the editor was open
     */
    @Override
    public void close() {
        List<String> complaints = endConnection();
        if (settings.recording() && !complaints.isEmpty()) {
            throw new EditorComplaintsException(complaints);
        }
    }

    private List<String> endConnection() {
        connection.close();
        terminals.close();
        List<String> complaints = new ArrayList<>(audit.end());
        if (process != null) {
            complaints.addAll(process.awaitEnd());
        }
        return complaints;
    }

    /** Where a turn's updates begin; without recording, everything before is forgotten. */
    int startOfTurn(String sessionId) {
        permissions.turnStarted(sessionId);
        if (!settings.recording()) {
            updates.clear();
            lifecycle.clear();
            permissions.forget();
        }
        return updates.size();
    }

    void cancelling(String sessionId) {
        permissions.cancelling(sessionId);
    }

    void sessionCancelled(String sessionId) {
        permissions.sessionCancelled(sessionId);
        held.sessionCancelled(sessionId);
    }

    private Transport tap(Transport transport) {
        return WireTap.on(
                transport, this::heard, new OutgoingLines(settings), settings.has(EditorQuirk.DECODES_ASCII_ONLY));
    }

    private void heard(WireMessage message) {
        audit.accept(message);
        messages.add(message);
    }

    private String agentErrors() {
        return process == null || process.errors().isBlank() ? "" : "; the agent says: " + process.errors();
    }
}
