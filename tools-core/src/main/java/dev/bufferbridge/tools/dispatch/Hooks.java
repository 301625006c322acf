package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import java.util.Optional;

/** The host's hooks in their order. What one of them breaks is never let through. */
record Hooks(
        List<DispatchHooks.CallMiddleware> callMiddleware,
        List<DispatchHooks.InputGuardrail> inputGuardrails,
        List<DispatchHooks.CallValidator> validators,
        List<DispatchHooks.ResultMiddleware> resultMiddleware,
        List<DispatchHooks.OutputGuardrail> outputGuardrails,
        FaultLog faults) {

    Hooks {
        callMiddleware = List.copyOf(callMiddleware);
        inputGuardrails = List.copyOf(inputGuardrails);
        validators = List.copyOf(validators);
        resultMiddleware = List.copyOf(resultMiddleware);
        outputGuardrails = List.copyOf(outputGuardrails);
    }

    /** The arguments to go on with. */
    JsonNode inward(ToolCall call, ToolContext context) throws CallStopped {
        try {
            JsonNode arguments = call.arguments();
            for (DispatchHooks.CallMiddleware middleware : callMiddleware) {
                arguments = middleware.before(call.name(), arguments, context);
            }
            for (DispatchHooks.InputGuardrail guardrail : inputGuardrails) {
                stopIf(guardrail.refusal(call.name(), arguments, context));
            }
            return arguments;
        } catch (RuntimeException e) {
            throw broken("a hook before the call", e);
        }
    }

    void validate(PermittedCall call, ToolContext context) throws CallStopped {
        try {
            for (DispatchHooks.CallValidator validator : validators) {
                stopIf(validator.problem(
                        call.tool(), call.arguments(), call.prepared().preview(), context));
            }
        } catch (RuntimeException e) {
            throw broken("a validator", e);
        }
    }

    /** The result as the world outside may see it. */
    ToolResult outward(ToolDefinition tool, ToolResult result, ToolContext context) {
        try {
            ToolResult shown = result;
            for (DispatchHooks.ResultMiddleware middleware : resultMiddleware) {
                shown = middleware.after(tool, shown, context);
            }
            for (DispatchHooks.OutputGuardrail guardrail : outputGuardrails) {
                Optional<String> refusal = guardrail.refusal(tool, shown, context);
                if (refusal.isPresent()) {
                    return withheld(result, refusal.get());
                }
            }
            return shown;
        } catch (RuntimeException e) {
            faults.fault("a hook after the call", e);
            return withheld(result, "internal error while the result was checked");
        }
    }

    private static void stopIf(Optional<String> refusal) throws CallStopped {
        if (refusal.isPresent()) {
            throw CallStopped.blocked(BlockedReason.VALIDATION_FAILED, refusal.get());
        }
    }

    private CallStopped broken(String hook, RuntimeException cause) {
        faults.fault(hook, cause);
        return CallStopped.blocked(
                BlockedReason.VALIDATION_FAILED, "internal error while the call was checked; nothing was done");
    }

    private static ToolResult withheld(ToolResult result, String reason) {
        return ToolResult.failed(
                result.toolCallId(),
                result.name(),
                ToolError.failed(result.name() + " ran, but its result is withheld: " + reason));
    }
}
