package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells the editor of every tool call as it happens: {@code pending} with the arguments as given, {@code in_progress}, then {@code completed} or
 * {@code failed}, each once. One for each session.
 *
 * <p>A call is told of when it is planned, so that its title and places are right, and before anybody is asked about it. A call that ends early is
 * told of and failed at once. Calls of unknown tools are not told of. Safe for use by several threads; updates of one call keep their order.
 */
public final class ToolCallReporter implements DispatchListener {

    private static final long PROGRESS_INTERVAL_NANOS = 250_000_000;

    private final AcpClient client;
    private final String sessionId;
    private final Path cwd;
    private final LongSupplier nanoTime;
    private final Map<String, OpenCall> open = new LinkedHashMap<>();

    private ToolCallReporter(AcpClient client, String sessionId, Path cwd, LongSupplier nanoTime) {
        this.client = client;
        this.sessionId = sessionId;
        this.cwd = cwd;
        this.nanoTime = nanoTime;
    }

    /** @param cwd the session's folder: titles name files inside it relative to it */
    public static ToolCallReporter create(AcpClient client, String sessionId, Path cwd) {
        return create(client, sessionId, cwd, System::nanoTime);
    }

    static ToolCallReporter create(AcpClient client, String sessionId, Path cwd, LongSupplier nanoTime) {
        return new ToolCallReporter(client, sessionId, cwd, nanoTime);
    }

    /** Fails every call that has not ended (row O-122): a turn ends, however it ends. What still comes of those calls is dropped. */
    public synchronized void finishOpen(String reason) {
        List<String> ids = List.copyOf(open.keySet());
        for (String id : ids) {
            end(id, update(id).withContent(List.of(ToolCallContent.text(reason))), ToolCallStatus.FAILED);
        }
    }

    @Override
    public synchronized void requested(ToolDefinition tool, JsonNode arguments, ToolContext context) {
        if (!context.cancellation().isCancelled()) {
            open.put(context.toolCallId(), new OpenCall(tool, arguments.deepCopy()));
        }
    }

    @Override
    public synchronized void prepared(ToolDefinition tool, CallPreview preview, ToolContext context) {
        String id = context.toolCallId();
        OpenCall call = open.get(id);
        if (call == null) {
            return;
        }
        if (!call.isTold()) {
            tell(id, call, preview.title(), preview, CallShapes.locations(preview));
        } else if (call.differsFrom(preview)) {
            call.told(preview);
            send(update(id).withTitle(preview.title()).withLocations(CallShapes.locations(preview)));
        }
    }

    @Override
    public synchronized void started(ToolDefinition tool, CallPreview preview, ToolContext context) {
        prepared(tool, preview, context);
        OpenCall call = open.get(context.toolCallId());
        if (call != null && !call.isRunning()) {
            call.runs();
            send(update(context.toolCallId()).withStatus(ToolCallStatus.IN_PROGRESS));
        }
    }

    /** Shows everything so far, each time (row O-140), at most four times a second; what comes in between is shown with the next or the result. */
    @Override
    public synchronized void progress(ToolDefinition tool, String text, ToolContext context) {
        OpenCall call = open.get(context.toolCallId());
        if (call == null || !call.isRunning()) {
            return;
        }
        call.addProgress(text);
        if (call.mayShowProgress(nanoTime.getAsLong(), PROGRESS_INTERVAL_NANOS)) {
            send(update(context.toolCallId()).withContent(List.of(ToolCallContent.text(call.progress()))));
        }
    }

    @Override
    public synchronized void finished(
            ToolDefinition tool, ToolResult result, List<FileChange> changes, ToolContext context) {
        ToolCallUpdate last = update(context.toolCallId())
                .withContent(ResultContent.of(result, changes))
                .withRawOutput(result.metadata());
        if (!changes.isEmpty()) {
            last = last.withLocations(CallShapes.changed(changes)).withExtra(changed(changes.get(0)));
        }
        end(context.toolCallId(), last, result.isError() ? ToolCallStatus.FAILED : ToolCallStatus.COMPLETED);
    }

    @Override
    public synchronized void failed(ToolDefinition tool, ToolResult result, ToolContext context) {
        endFailed(result, context);
    }

    @Override
    public synchronized void blocked(String toolName, ToolResult result, ToolContext context) {
        endFailed(result, context);
    }

    private void endFailed(ToolResult result, ToolContext context) {
        ToolCallUpdate last = update(context.toolCallId())
                .withContent(ResultContent.of(result, List.of()))
                .withRawOutput(result.metadata());
        end(context.toolCallId(), last, ToolCallStatus.FAILED);
    }

    private void end(String id, ToolCallUpdate last, ToolCallStatus status) {
        OpenCall call = open.remove(id);
        if (call == null) {
            return;
        }
        if (!call.isTold()) {
            EarlyTitle title = EarlyTitle.of(call.tool(), call.rawInput(), cwd);
            tell(id, call, title.text(), null, title.locations());
        }
        send(last.withStatus(status));
    }

    private void tell(
            String id, OpenCall call, String title, @Nullable CallPreview preview, List<ToolCallLocation> locations) {
        call.told(preview);
        dev.bufferbridge.tools.api.ToolKind kind = preview == null ? call.tool().kind() : preview.kind();
        send(new ToolCall(id, title, CallShapes.kind(kind), ToolCallStatus.PENDING, locations, call.rawInput()));
    }

    private static ToolCallUpdate update(String id) {
        return new ToolCallUpdate(id);
    }

    private static Extra changed(FileChange change) {
        ObjectNode meta = JsonNodeFactory.instance.objectNode();
        meta.putObject("bufferbridge")
                .put("event", "file_changed")
                .put("op", change.operation().wireName());
        return Extra.ofMeta(meta);
    }

    private void send(SessionUpdate update) {
        client.sessionUpdate(new SessionNotification(sessionId, update));
    }
}
