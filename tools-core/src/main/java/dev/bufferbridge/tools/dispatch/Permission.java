package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Plans one call, and asks policy and person about the plan until plan and answer agree. Used once, by Dispatch. */
final class Permission {

    /** A file that changes each time somebody is asked about it is given up on. */
    private static final int MOST_QUESTIONS = 3;

    /** The longest reason that a person gives and a model gets (row L-042). */
    private static final int MAX_REASON_BYTES = 2 << 10;

    private final Tool tool;
    private final ToolDefinition definition;
    private final ToolContext context;
    private final ExecutionPolicy policy;
    private final PermissionPrompt prompt;
    private final Listeners listeners;
    private final FaultLog faults;

    Permission(Tool tool, ToolContext context, ToolDispatcher.Settings settings) {
        this.tool = tool;
        this.definition = tool.definition();
        this.context = context;
        this.policy = settings.policyOf(definition.name());
        this.prompt = settings.prompt();
        this.listeners = settings.listeners();
        this.faults = settings.faults();
    }

    PermittedCall obtain(ObjectNode arguments) throws CallStopped {
        PreparedCall prepared = prepare(arguments);
        for (int asked = 0; asked < MOST_QUESTIONS; asked++) {
            ExecutionPolicy.Decision decision = check(arguments, prepared.preview());
            if (decision instanceof ExecutionPolicy.Decision.Allow) {
                return new PermittedCall(definition, arguments, prepared);
            }
            if (decision instanceof ExecutionPolicy.Decision.Modify modify) {
                return new PermittedCall(definition, modify.arguments(), prepare(modify.arguments()));
            }
            if (decision instanceof ExecutionPolicy.Decision.Deny deny) {
                throw denied(deny.reason());
            }
            ask(prepared.preview(), reason(decision, asked));
            PreparedCall again = prepare(arguments);
            if (again.preview().sameDeedAs(prepared.preview()) && stands(decision, arguments, again.preview())) {
                return new PermittedCall(definition, arguments, again);
            }
            prepared = again;
        }
        throw denied("what the call would do changed each time it was asked about; read the file again and retry");
    }

    private PreparedCall prepare(ObjectNode arguments) throws CallStopped {
        if (context.cancellation().isCancelled()) {
            throw CallStopped.cancelled();
        }
        PreparedCall prepared = plan(arguments);
        listeners.tell(listener -> listener.prepared(definition, prepared.preview(), context));
        return prepared;
    }

    private PreparedCall plan(ObjectNode arguments) throws CallStopped {
        try {
            return tool.prepare(arguments.deepCopy(), context);
        } catch (ToolException e) {
            throw new CallStopped(planningError(arguments, e));
        } catch (CancellationException e) {
            throw CallStopped.cancelled();
        } catch (RuntimeException | StackOverflowError e) {
            faults.fault("the planning of " + definition.name(), e);
            throw new CallStopped(ToolError.failed(
                    "internal error in " + definition.name() + " before it started; nothing was done"));
        }
    }

    private ToolError planningError(ObjectNode arguments, ToolException e) throws CallStopped {
        String message = String.valueOf(e.getMessage());
        Optional<ToolException.Quote> quote = e.quote();
        if (quote.isPresent() && !mayRead(arguments, quote.get().file())) {
            message = quote.get().messageWithout();
        }
        return e.isBadArguments()
                ? ToolError.blocked(BlockedReason.INVALID_ARGUMENTS, message)
                : ToolError.failed(message, e.code());
    }

    private boolean mayRead(ObjectNode arguments, Path file) throws CallStopped {
        CallPreview reading = new CallPreview(
                "Read " + file, ToolKind.READ, List.of(new CallPreview.Touched(file, null)), List.of(), null);
        return check(arguments, reading) instanceof ExecutionPolicy.Decision.Allow;
    }

    /** The rules are asked again: while a person thinks, a folder may become a link to another place, and the mode a stricter one. */
    private boolean stands(ExecutionPolicy.Decision before, ObjectNode arguments, CallPreview preview)
            throws CallStopped {
        ExecutionPolicy.Decision now = check(arguments, preview);
        return now.equals(before) || now instanceof ExecutionPolicy.Decision.Allow;
    }

    private ExecutionPolicy.Decision check(ObjectNode arguments, CallPreview preview) throws CallStopped {
        try {
            return policy.check(new ExecutionPolicy.Request(definition, arguments, preview, context));
        } catch (CancellationException e) {
            throw CallStopped.cancelled();
        } catch (RuntimeException e) {
            faults.fault("the execution policy", e);
            throw denied("the rules could not be checked, so the call is refused");
        }
    }

    private void ask(CallPreview preview, @Nullable String reason) throws CallStopped {
        PermissionPrompt.Answer answer = answer(new PermissionPrompt.Question(definition, preview, reason, context));
        if (answer.outcome() == PermissionPrompt.Outcome.CANCELLED) {
            throw CallStopped.cancelled();
        }
        if (!answer.allowed()) {
            throw denied(
                    answer.reason() == null
                            ? "the user did not allow this"
                            : Bytes.cut(answer.reason(), MAX_REASON_BYTES));
        }
    }

    private PermissionPrompt.Answer answer(PermissionPrompt.Question question) throws CallStopped {
        try {
            return prompt.ask(question);
        } catch (CancellationException e) {
            throw CallStopped.cancelled();
        } catch (RuntimeException e) {
            faults.fault("the permission prompt", e);
            throw denied("nobody could be asked, so the call is refused");
        }
    }

    private static @Nullable String reason(ExecutionPolicy.Decision decision, int asked) {
        @Nullable String reason = decision instanceof ExecutionPolicy.Decision.Ask ask ? ask.reason() : null;
        if (asked == 0) {
            return reason;
        }
        String changed = "what this call would do has changed since it was allowed";
        return reason == null ? changed : changed + "; " + reason;
    }

    private static CallStopped denied(String reason) {
        return CallStopped.blocked(BlockedReason.PERMISSION_DENIED, reason);
    }
}
