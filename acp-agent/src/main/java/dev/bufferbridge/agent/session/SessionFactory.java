package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.agent.brain.CommandsBrain;
import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.ProjectSettings;
import dev.bufferbridge.tools.api.Limit;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Opens sessions: checks what the editor asked for, lets the project's settings narrow the user's, and puts the parts together. */
public final class SessionFactory {

    private final AcpClient client;
    private final AgentSettings settings;
    private final Executor workers;

    /** @param workers runs the turns */
    public SessionFactory(AcpClient client, AgentSettings settings, Executor workers) {
        this.client = client;
        this.settings = settings;
        this.workers = workers;
    }

    /**
     * Looks at the disk, so never on a thread that must not wait.
     *
     * @param editor what the editor said of itself
     * @throws dev.bufferbridge.acp.AcpException when the request does not fit
     */
    public Session open(NewSessionRequest request, InitializeRequest editor) {
        SessionRoots roots = SessionRoots.of(
                request.cwd(),
                request.additionalDirectories(),
                settings.limits().getInt(Limit.MAX_DIRECTORIES));
        ProjectSettings project = settings.forProject(roots.cwd());
        AgentSettings own = project.settings();
        String id = "session-" + UUID.randomUUID();
        SessionModes modes = new SessionModes(own.offeredModes(), own.mode());
        EditorNotices notices = new EditorNotices();
        project.notices().forEach(notices);
        SessionTools tools =
                new SessionParts(client, id, roots, own, editor.clientCapabilities(), modes::current, notices).tools();
        Brain brain = new CommandsBrain();
        Consumer<SessionUpdate> updates = update -> client.sessionUpdate(new SessionNotification(id, update));
        return new Session(id, brain, modes, new TurnWork(brain, tools), updates, workers);
    }
}
