package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One call on its way from the brain to its result. Used once, by ToolDispatcher. */
final class Dispatch {

    /** A file that changes each time somebody is asked about it is given up on. */
    private static final int MOST_QUESTIONS = 3;

    private static final String INTERNAL_ERROR =
            "internal error in %s: the call was not carried out as asked; check what is there before trying again";

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
        Permitted permitted;
        try {
            permitted = permit();
        } catch (CallStopped stopped) {
            return blocked(stopped.error());
        }
        return execute(permitted);
    }

    private Permitted permit() throws CallStopped {
        JsonNode given = throughMiddleware();
        guardInput(given);
        Tool known = lookUp();
        ObjectNode arguments = asObject(given);
        Permitted permitted = decide(known, arguments);
        validate(permitted);
        stopIfCancelled();
        return permitted;
    }

    private JsonNode throughMiddleware() throws CallStopped {
        try {
            JsonNode arguments = call.arguments();
            for (DispatchHooks.CallMiddleware middleware : settings.callMiddleware()) {
                arguments = middleware.before(call.name(), arguments, context);
            }
            return arguments;
        } catch (RuntimeException e) {
            throw hookFailed("call middleware", e);
        }
    }

    private void guardInput(JsonNode arguments) throws CallStopped {
        try {
            for (DispatchHooks.InputGuardrail guardrail : settings.inputGuardrails()) {
                Optional<String> refusal = guardrail.refusal(call.name(), arguments, context);
                if (refusal.isPresent()) {
                    throw CallStopped.blocked(BlockedReason.VALIDATION_FAILED, refusal.get());
                }
            }
        } catch (RuntimeException e) {
            throw hookFailed("input guardrail", e);
        }
    }

    private Tool lookUp() throws CallStopped {
        if (tool.isEmpty()) {
            List<String> names = settings.registry().list().stream()
                    .map(known -> known.definition().name())
                    .filter(offered)
                    .toList();
            throw CallStopped.blocked(BlockedReason.UNKNOWN_TOOL, "there is no such tool" + suggestion(names));
        }
        if (!offered.test(call.name())) {
            throw CallStopped.blocked(
                    BlockedReason.TOOL_DENIED, call.name() + " may not be used here; go on without it");
        }
        return tool.get();
    }

    private String suggestion(List<String> names) {
        String all = names.isEmpty() ? "; there are none" : "; there are " + String.join(", ", names);
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

    /** Plans the call and asks about the plan until plan and answer agree. */
    private Permitted decide(Tool known, ObjectNode arguments) throws CallStopped {
        PreparedCall prepared = prepare(known, arguments);
        for (int asked = 0; asked < MOST_QUESTIONS; asked++) {
            ExecutionPolicy.Decision decision = check(known.definition(), arguments, prepared.preview());
            if (decision instanceof ExecutionPolicy.Decision.Allow) {
                return new Permitted(known.definition(), arguments, prepared);
            }
            if (decision instanceof ExecutionPolicy.Decision.Modify modify) {
                return new Permitted(known.definition(), modify.arguments(), prepare(known, modify.arguments()));
            }
            if (decision instanceof ExecutionPolicy.Decision.Deny deny) {
                throw denied(deny.reason());
            }
            ask(known.definition(), prepared.preview(), reason(decision, asked));
            PreparedCall again = prepare(known, arguments);
            if (again.preview().sameDeedAs(prepared.preview())) {
                return new Permitted(known.definition(), arguments, again);
            }
            prepared = again;
        }
        throw denied("what the call would do changed each time it was asked about; read the file again and retry");
    }

    private static @Nullable String reason(ExecutionPolicy.Decision decision, int asked) {
        if (asked > 0) {
            return "what this call would do has changed since it was allowed";
        }
        return decision instanceof ExecutionPolicy.Decision.Ask ask ? ask.reason() : null;
    }

    private PreparedCall prepare(Tool known, ObjectNode arguments) throws CallStopped {
        stopIfCancelled();
        PreparedCall prepared;
        try {
            prepared = known.prepare(arguments.deepCopy(), context);
        } catch (ToolException e) {
            throw new CallStopped(planningError(known, arguments, e));
        } catch (CancellationException e) {
            throw cancelled();
        } catch (RuntimeException | StackOverflowError e) {
            settings.faults().fault("planning of " + call.name(), e);
            throw new CallStopped(ToolError.failed(INTERNAL_ERROR.formatted(call.name())));
        }
        settings.listeners().tell(listener -> listener.prepared(known.definition(), prepared.preview(), context));
        return prepared;
    }

    private ToolError planningError(Tool known, ObjectNode arguments, ToolException e) throws CallStopped {
        String message = String.valueOf(e.getMessage());
        Optional<ToolException.Quote> quote = e.quote();
        if (quote.isPresent()
                && !mayRead(known.definition(), arguments, quote.get().file())) {
            message = quote.get().messageWithout();
        }
        return e.isBadArguments()
                ? ToolError.blocked(BlockedReason.INVALID_ARGUMENTS, message)
                : ToolError.failed(message, e.code());
    }

    private boolean mayRead(ToolDefinition known, ObjectNode arguments, Path file) throws CallStopped {
        CallPreview reading = new CallPreview(
                "Read " + file, ToolKind.READ, List.of(new CallPreview.Touched(file, null)), List.of(), null);
        return check(known, arguments, reading) instanceof ExecutionPolicy.Decision.Allow;
    }

    private ExecutionPolicy.Decision check(ToolDefinition known, ObjectNode arguments, CallPreview preview)
            throws CallStopped {
        try {
            return settings.policyOf(call.name())
                    .check(new ExecutionPolicy.Request(known, arguments, preview, context));
        } catch (CancellationException e) {
            throw cancelled();
        } catch (RuntimeException e) {
            settings.faults().fault("the execution policy", e);
            throw denied("the rules could not be checked, so the call is refused");
        }
    }

    private void ask(ToolDefinition known, CallPreview preview, @Nullable String reason) throws CallStopped {
        PermissionPrompt.Answer answer;
        try {
            answer = settings.prompt().ask(new PermissionPrompt.Question(known, preview, reason, context));
        } catch (CancellationException e) {
            throw cancelled();
        } catch (RuntimeException e) {
            settings.faults().fault("the permission prompt", e);
            throw denied("nobody could be asked, so the call is refused");
        }
        if (answer.outcome() == PermissionPrompt.Outcome.CANCELLED) {
            throw cancelled();
        }
        if (!answer.allowed()) {
            throw denied(answer.reason() == null ? "the user did not allow this" : answer.reason());
        }
    }

    private void validate(Permitted permitted) throws CallStopped {
        CallPreview preview = permitted.prepared().preview();
        try {
            for (DispatchHooks.CallValidator validator : settings.validators()) {
                Optional<String> problem = validator.problem(permitted.tool(), permitted.arguments(), preview, context);
                if (problem.isPresent()) {
                    throw CallStopped.blocked(BlockedReason.VALIDATION_FAILED, problem.get());
                }
            }
        } catch (RuntimeException e) {
            throw hookFailed("validator", e);
        }
    }

    private ToolResult execute(Permitted permitted) {
        ToolDefinition known = permitted.tool();
        settings.listeners()
                .tell(listener -> listener.started(known, permitted.prepared().preview(), context));
        ToolOutput output;
        try {
            output = permitted.prepared().execute();
        } catch (ToolException e) {
            return failed(known, ToolError.failed(String.valueOf(e.getMessage()), e.code()));
        } catch (CancellationException e) {
            return failed(known, ToolError.cancelled("cancelled while it ran"));
        } catch (RuntimeException | StackOverflowError e) {
            settings.faults().fault(call.name(), e);
            return failed(known, ToolError.failed(INTERNAL_ERROR.formatted(call.name())));
        }
        ToolResult result =
                outward(known, new ToolResult(id(), call.name(), output.content(), output.error(), output.metadata()));
        settings.listeners().tell(listener -> listener.finished(known, result, output.changes(), context));
        output.changes().forEach(this::tellChanged);
        return result;
    }

    private ToolResult failed(ToolDefinition known, ToolError error) {
        ToolResult result = outward(known, ToolResult.failed(id(), call.name(), error));
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

    /** The result as the world outside may see it. */
    private ToolResult outward(ToolDefinition known, ToolResult result) {
        try {
            ToolResult shown = result;
            for (DispatchHooks.ResultMiddleware middleware : settings.resultMiddleware()) {
                shown = middleware.after(known, shown, context);
            }
            for (DispatchHooks.OutputGuardrail guardrail : settings.outputGuardrails()) {
                Optional<String> refusal = guardrail.refusal(known, shown, context);
                if (refusal.isPresent()) {
                    return withheld(refusal.get());
                }
            }
            return shown;
        } catch (RuntimeException e) {
            settings.faults().fault("a result hook", e);
            return withheld("internal error while the result was checked");
        }
    }

    private ToolResult withheld(String reason) {
        return ToolResult.failed(
                id(), call.name(), ToolError.failed(call.name() + " ran, but its result is withheld: " + reason));
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

    private CallStopped denied(String reason) {
        return CallStopped.blocked(BlockedReason.PERMISSION_DENIED, reason);
    }

    private CallStopped hookFailed(String hook, RuntimeException cause) {
        settings.faults().fault(hook, cause);
        return CallStopped.blocked(
                BlockedReason.VALIDATION_FAILED, "internal error while the call was checked; nothing was done");
    }

    private void stopIfCancelled() throws CallStopped {
        if (context.cancellation().isCancelled()) {
            throw cancelled();
        }
    }

    private static CallStopped cancelled() {
        return new CallStopped(ToolError.cancelled("cancelled before it started; nothing was done"));
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

    /** A call that may run now. */
    private record Permitted(ToolDefinition tool, ObjectNode arguments, PreparedCall prepared) {}
}
