package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.agent.brain.BrainContext;
import dev.bufferbridge.agent.brain.Prompt;
import dev.bufferbridge.editor.ToolCallReporter;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.LifecycleListener;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import dev.bufferbridge.tools.engine.path.PathResolver;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** The tools of one session, working on what the editor shows, asking and reporting there. */
final class EditorTools implements SessionTools {

    private static final String CALL_OF_ENDED_TURN = "The turn ended before this call did; check what is there.";

    private final String sessionId;
    private final Path cwd;
    private final ToolRegistry registry;
    private final TextFiles files;
    private final ExecutionPolicy policy;
    private final PermissionPrompt prompt;
    private final LifecycleListener lifecycle;
    private final EditorNotices notices;
    private final AtomicLong lastCall = new AtomicLong();

    EditorTools(
            String sessionId,
            Path cwd,
            ToolRegistry registry,
            TextFiles files,
            ExecutionPolicy policy,
            PermissionPrompt prompt,
            LifecycleListener lifecycle,
            EditorNotices notices) {
        this.sessionId = sessionId;
        this.cwd = cwd;
        this.registry = registry;
        this.files = files;
        this.policy = policy;
        this.prompt = prompt;
        this.lifecycle = lifecycle;
        this.notices = notices;
    }

    @Override
    public Prompt prompt(List<ContentBlock> blocks, Cancellation cancellation) {
        return PromptReader.read(
                blocks, PathResolver.of(cwd), files, path -> refusal(path, cancellation), cancellation);
    }

    @Override
    public BrainContext context(Turn turn) {
        notices.showIn(turn);
        ToolCallReporter reporter = ToolCallReporter.create(throughGate(turn), sessionId, cwd);
        turn.atEnd(() -> reporter.finishOpen(CALL_OF_ENDED_TURN));
        ToolDispatcher dispatcher = ToolDispatcher.builder(registry)
                .policy(policy)
                .prompt(prompt)
                .listener(reporter)
                .build();
        return new TurnContext(turn, dispatcher, this::callContext);
    }

    /** A linked file is read without asking only where the read tool would be. */
    private Optional<String> refusal(Path path, Cancellation cancellation) {
        Optional<Tool> read = registry.get("read");
        if (read.isEmpty()) {
            return Optional.of("there is no tool to read it with");
        }
        ExecutionPolicy.Decision decision = policy.check(new ExecutionPolicy.Request(
                read.get().definition(),
                JsonNodeFactory.instance.objectNode().put("path", path.toString()),
                new CallPreview(
                        "Read " + path, ToolKind.READ, List.of(new CallPreview.Touched(path, null)), List.of(), null),
                callContext(cancellation)));
        if (decision instanceof ExecutionPolicy.Decision.Deny deny) {
            return Optional.of(deny.reason());
        }
        return decision instanceof ExecutionPolicy.Decision.Allow
                ? Optional.empty()
                : Optional.of("reading it needs your permission; ask for it with /read");
    }

    private ToolContext callContext(Cancellation cancellation) {
        String id = "call-" + lastCall.incrementAndGet();
        return new ToolContext(sessionId, sessionId, id, cancellation, text -> {}, lifecycle);
    }

    /** A client that takes updates only, and only while the turn lasts. */
    private static AcpClient throughGate(Turn turn) {
        return new AcpClient() {
            @Override
            public void sessionUpdate(SessionNotification notification) {
                turn.updates().send(notification.update());
            }
        };
    }
}
