package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.Optional;

/**
 * What a host may put around every call. Hooks run on the dispatching thread, in the order in which they were added. One that throws stops
 * the call: nothing runs, or its result is withheld.
 */
public final class DispatchHooks {

    private DispatchHooks() {}

    /** Sees each call first and may replace its arguments. */
    @FunctionalInterface
    public interface CallMiddleware {

        /** The arguments to go on with; return those given to change nothing. */
        JsonNode before(String toolName, JsonNode arguments, ToolContext context);
    }

    /** Refuses calls before the tool is even looked up. */
    @FunctionalInterface
    public interface InputGuardrail {

        /** Why the call must not go on, in words for a model; empty to let it go on. */
        Optional<String> refusal(String toolName, JsonNode arguments, ToolContext context);
    }

    /** Looks at a permitted call for the last time before it runs. */
    @FunctionalInterface
    public interface CallValidator {

        /** What is wrong with the call, in words for a model; empty to let it run. */
        Optional<String> problem(ToolDefinition tool, ObjectNode arguments, CallPreview preview, ToolContext context);
    }

    /** Sees each result of a call that ran, before anybody else, and may replace it. */
    @FunctionalInterface
    public interface ResultMiddleware {

        /** The result to go on with; return the one given to change nothing. */
        ToolResult after(ToolDefinition tool, ToolResult result, ToolContext context);
    }

    /** Withholds results. What the tool did is not undone. */
    @FunctionalInterface
    public interface OutputGuardrail {

        /** Why the result must not be shown, in words for a model; empty to show it. */
        Optional<String> refusal(ToolDefinition tool, ToolResult result, ToolContext context);
    }
}
