package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Runs a tool as a host does, through a dispatcher, and keeps what was changed. Used by the tests of this package. */
final class ToolBench {

    private static final JsonMapper JSON = new JsonMapper();

    private final ToolDispatcher dispatcher;
    private final List<FileChange> changes = new ArrayList<>();
    private final List<CallPreview> previews = new ArrayList<>();

    ToolBench(Tool... tools) {
        this(ExecutionPolicy.allowAll(), tools);
    }

    ToolBench(ExecutionPolicy policy, Tool... tools) {
        ToolRegistry registry = ToolRegistry.create();
        for (Tool tool : tools) {
            registry.register(tool);
        }
        dispatcher = ToolDispatcher.builder(registry)
                .policy(policy)
                .listener(new Keeper())
                .build();
    }

    ToolResult run(String tool, ObjectNode arguments) {
        return dispatcher.dispatch(tool, arguments, ToolContext.standalone("call"));
    }

    /** The arguments are JSON in which apostrophes stand for quotes. */
    ToolResult run(String tool, String arguments) {
        try {
            return run(tool, (ObjectNode) JSON.readTree(arguments.replace('\'', '"')));
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    /** What a call that must succeed says. */
    String says(String tool, String arguments) {
        return text(run(tool, arguments));
    }

    /** Why a call that must fail fails. */
    String fails(String tool, String arguments) {
        ToolError error = run(tool, arguments).error();
        return Objects.requireNonNull(error, "the call succeeded").message();
    }

    static String text(ToolResult result) {
        if (result.error() != null) {
            throw new AssertionError(result.error().message());
        }
        return ((ContentBlock.Text) result.content().get(0)).text();
    }

    List<FileChange> changes() {
        return changes;
    }

    List<CallPreview> previews() {
        return previews;
    }

    private final class Keeper implements DispatchListener {

        @Override
        public void prepared(ToolDefinition tool, CallPreview preview, ToolContext context) {
            previews.add(preview);
        }

        @Override
        public void finished(ToolDefinition tool, ToolResult result, List<FileChange> changed, ToolContext context) {
            changes.addAll(changed);
        }
    }
}
