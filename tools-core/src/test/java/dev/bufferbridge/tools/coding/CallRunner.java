package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Runs calls of one tool through a dispatcher, as a brain's calls run, and hands back what the brain gets. */
final class CallRunner {

    private static final JsonMapper JSON = new JsonMapper();

    private final Tool tool;
    private final ToolDispatcher dispatcher;
    final List<FileChange> changes = new ArrayList<>();

    CallRunner(Tool tool) {
        this.tool = tool;
        this.dispatcher = ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .listener(new DispatchListener() {
                    @Override
                    public void finished(
                            ToolDefinition definition, ToolResult result, List<FileChange> made, ToolContext context) {
                        changes.addAll(made);
                    }
                })
                .build();
    }

    /** @param arguments JSON; single quotes stand for double ones */
    ToolResult run(String arguments) {
        return run(json(arguments));
    }

    ToolResult run(ObjectNode arguments) {
        return dispatcher.dispatch(tool.definition().name(), arguments, ToolContext.standalone("call-1"));
    }

    /** Plans a call without running it. */
    PreparedCall prepare(String arguments) throws ToolException {
        return tool.prepare(json(arguments), ToolContext.standalone("call-1"));
    }

    /** The first text of a call that must succeed. */
    String text(String arguments) {
        return text(run(arguments));
    }

    /** The message of a call that must fail; nothing else may come with it. */
    String error(String arguments) {
        return error(run(arguments));
    }

    static String text(ToolResult result) {
        ToolError error = result.error();
        if (error != null) {
            throw new AssertionError("the call failed: " + error.message());
        }
        return ((ContentBlock.Text) result.content().get(0)).text();
    }

    static String error(ToolResult result) {
        ToolError error = result.error();
        if (error == null) {
            throw new AssertionError("the call did not fail: " + result.content());
        }
        return error.message();
    }

    static JsonNode metadata(ToolResult result) {
        return Objects.requireNonNull(result.metadata());
    }

    static ToolContext cancelled() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        return new ToolContext("local", "local", "call-1", cancellation, text -> {}, event -> false);
    }

    static ObjectNode json(String text) {
        try {
            return (ObjectNode) JSON.readTree(text.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
