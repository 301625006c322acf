package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

/** One call on its way from the brain to its result. Used once, by ToolDispatcher. */
final class Dispatch {

    private final ToolDispatcher.Settings settings;
    private final Predicate<String> offered;
    private final ToolCall call;
    private final ToolContext context;
    private final Optional<Tool> tool;

    Dispatch(ToolDispatcher.Settings settings, Predicate<String> offered, ToolCall call) {
        this.settings = settings;
        this.offered = offered;
        this.call = call;
        this.tool = settings.registry().get(call.name());
        this.context = withProgress(call.context());
    }

    ToolResult run() {
        tool.ifPresent(known -> settings.listeners()
                .tell(listener -> listener.requested(known.definition(), call.arguments(), context)));
        PermittedCall permitted;
        try {
            permitted = permit();
        } catch (CallStopped stopped) {
            return blocked(stopped.error());
        }
        return execute(permitted);
    }

    private PermittedCall permit() throws CallStopped {
        JsonNode given = settings.hooks().inward(call, context);
        Tool known = lookUp();
        ObjectNode arguments = asObject(given);
        PermittedCall permitted = new Permission(known, context, settings).obtain(arguments);
        settings.hooks().validate(permitted, context);
        if (context.cancellation().isCancelled()) {
            throw CallStopped.cancelled();
        }
        return permitted;
    }

    private Tool lookUp() throws CallStopped {
        if (tool.isEmpty()) {
            throw CallStopped.blocked(BlockedReason.UNKNOWN_TOOL, "there is no such tool; " + whatThereIs());
        }
        if (!offered.test(call.name())) {
            throw CallStopped.blocked(
                    BlockedReason.TOOL_DENIED, call.name() + " may not be used here; " + whatThereIs());
        }
        return tool.get();
    }

    private String whatThereIs() {
        List<String> names = settings.registry().list().stream()
                .map(known -> known.definition().name())
                .filter(offered)
                .toList();
        String all = names.isEmpty() ? "there are none" : "there are " + String.join(", ", names);
        return all + NearestName.hint(call.name(), names);
    }

    private ObjectNode asObject(JsonNode arguments) throws CallStopped {
        if (arguments instanceof ObjectNode object) {
            return object;
        }
        throw new CallStopped(new ToolError(
                "the arguments of " + call.name() + " must be a JSON object; call it again with one",
                ToolError.INVALID_JSON_ARGUMENTS,
                BlockedReason.INVALID_ARGUMENTS));
    }

    private ToolResult execute(PermittedCall permitted) {
        ToolDefinition known = permitted.tool();
        settings.listeners()
                .tell(listener -> listener.started(known, permitted.prepared().preview(), context));
        try {
            return finished(known, permitted.prepared().execute());
        } catch (ToolException e) {
            return failed(known, ToolError.failed(String.valueOf(e.getMessage()), e.code()));
        } catch (CancellationException e) {
            return failed(known, ToolError.cancelled("cancelled while it ran"));
        } catch (RuntimeException | StackOverflowError e) {
            settings.faults().fault(call.name(), e);
            return failed(
                    known,
                    ToolError.failed("internal error in " + call.name()
                            + ": it may have done a part of what was asked; check what is there before trying again"));
        }
    }

    private ToolResult finished(ToolDefinition known, ToolOutput output) {
        ToolResult given = new ToolResult(id(), call.name(), output.content(), output.error(), output.metadata());
        ToolResult result = settings.hooks().outward(known, given, context);
        settings.listeners().tell(listener -> listener.finished(known, result, output.changes(), context));
        output.changes().forEach(this::tellChanged);
        return result;
    }

    private ToolResult failed(ToolDefinition known, ToolError error) {
        ToolResult given = ToolResult.failed(id(), call.name(), error);
        ToolResult result = settings.hooks().outward(known, given, context);
        settings.listeners().tell(listener -> listener.failed(known, result, context));
        return result;
    }

    private ToolResult blocked(ToolError error) {
        ToolResult result = ToolResult.failed(id(), call.name(), error);
        settings.listeners().tell(listener -> listener.blocked(call.name(), result, context));
        if (error.blocked() == BlockedReason.PERMISSION_DENIED) {
            String reason = Bytes.cut(error.message(), LifecycleEmitter.MAX_REASON_BYTES);
            emit(new LifecycleEvent.PermissionDenied(reason, call.name(), id(), null));
        }
        return result;
    }

    private void tellChanged(FileChange change) {
        emit(new LifecycleEvent.FileChanged(change.path(), change.operation(), id()));
    }

    private void emit(LifecycleEvent event) {
        try {
            context.lifecycle().on(event);
        } catch (RuntimeException e) {
            settings.faults().fault("a lifecycle listener", e);
        }
    }

    private String id() {
        return call.context().toolCallId();
    }

    private ToolContext withProgress(ToolContext given) {
        return new ToolContext(
                given.sessionId(),
                given.runId(),
                given.toolCallId(),
                given.cancellation(),
                text -> progress(given, text),
                given.lifecycle());
    }

    private void progress(ToolContext given, String text) {
        given.progress().accept(text);
        tool.ifPresent(
                known -> settings.listeners().tell(listener -> listener.progress(known.definition(), text, given)));
    }
}
