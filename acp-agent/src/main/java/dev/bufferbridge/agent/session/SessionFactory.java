package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.agent.brain.CommandsBrain;
import dev.bufferbridge.agent.command.CommandMenu;
import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.BrainKind;
import dev.bufferbridge.agent.config.ProjectSettings;
import dev.bufferbridge.agent.policy.ModePolicy;
import dev.bufferbridge.agent.policy.SessionApprovals;
import dev.bufferbridge.editor.EditorWorkspace;
import dev.bufferbridge.editor.LifecycleReporter;
import dev.bufferbridge.editor.PermissionGate;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.dispatch.FaultLog;
import dev.bufferbridge.tools.dispatch.LifecycleEmitter;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/** Opens sessions: checks what the editor asked for, lets the project's settings narrow the user's, and puts the parts together. */
public final class SessionFactory {

    private static final Logger LOG = Logger.getLogger(SessionFactory.class.getName());

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
        EditorNotices notices = new EditorNotices();
        project.notices().forEach(notices);
        if (!request.mcpServers().isEmpty()) {
            LOG.info("the editor offered " + request.mcpServers().size()
                    + " MCP servers; this version connects to none");
        }
        String id = "session-" + UUID.randomUUID();
        SessionModes modes = new SessionModes(own.offeredModes(), own.mode());
        TextFiles files = EditorWorkspace.create(
                client, id, editor.clientCapabilities().fs(), new DiskTextFiles(), own.limits(), notices);
        ToolRegistry registry = Toolsets.registry(own, roots, files);
        ModePolicy policy = policy(roots, own, modes);
        EditorTools tools = new EditorTools(
                id,
                roots.cwd(),
                registry,
                files,
                policy,
                policy.remembering(PermissionGate.create(client, id, own.limits())),
                lifecycle(id, own.limits(), editor.clientCapabilities()),
                notices);
        Brain brain = brain(own, registry, notices);
        Consumer<SessionUpdate> updates = update -> client.sessionUpdate(new SessionNotification(id, update));
        return new Session(id, brain, modes, new TurnWork(brain, tools), updates, workers);
    }

    private static ModePolicy policy(SessionRoots roots, AgentSettings settings, SessionModes modes) {
        try {
            SessionApprovals approvals = new SessionApprovals(settings.limits().getInt(Limit.MAX_STICKY_DECISIONS));
            return ModePolicy.of(roots.all(), settings.rules(), modes::current, approvals);
        } catch (IOException e) {
            throw Refusals.badParams("cwd or one of additionalDirectories cannot be looked into: "
                    + Pieces.line(String.valueOf(e.getMessage()), 200));
        }
    }

    private LifecycleEmitter lifecycle(String sessionId, Limits limits, ClientCapabilities capabilities) {
        LifecycleEmitter lifecycle = new LifecycleEmitter(limits, FaultLog.system());
        lifecycle.add(LifecycleReporter.create(client, sessionId, capabilities));
        return lifecycle;
    }

    private static Brain brain(AgentSettings settings, ToolRegistry registry, EditorNotices notices) {
        if (settings.brain() != BrainKind.COMMANDS) {
            notices.accept("the brain \"" + settings.brain().name().toLowerCase(Locale.ROOT)
                    + "\" is not in this version; commands are used instead");
        }
        Set<String> tools =
                registry.list().stream().map(tool -> tool.definition().name()).collect(Collectors.toSet());
        return new CommandsBrain(CommandMenu.of(settings.toolset()), tools);
    }
}
