package dev.bufferbridge.agent.policy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolKind;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Makes calls to judge, as the tools would plan them. */
final class Calls {

    private Calls() {}

    static ExecutionPolicy.Request read(Path path) {
        return call("read", ToolKind.READ, ToolEffect.OBSERVATION, null, path);
    }

    static ExecutionPolicy.Request edit(Path path) {
        return call("edit", ToolKind.EDIT, ToolEffect.LOCAL_MUTATION, null, path);
    }

    static ExecutionPolicy.Request write(Path path) {
        return call("write", ToolKind.WRITE, ToolEffect.LOCAL_MUTATION, null, path);
    }

    static ExecutionPolicy.Request delete(Path path) {
        return call("delete", ToolKind.DELETE, ToolEffect.LOCAL_MUTATION, null, path);
    }

    static ExecutionPolicy.Request move(Path from, Path to) {
        return call("move", ToolKind.MOVE, ToolEffect.LOCAL_MUTATION, null, from, to);
    }

    static ExecutionPolicy.Request shell(String command) {
        return call("shell", ToolKind.EXECUTE, ToolEffect.EXTERNAL_MUTATION, command);
    }

    /** The question that a dispatcher would ask about the call. */
    static PermissionPrompt.Question question(ExecutionPolicy.Request request) {
        return new PermissionPrompt.Question(request.tool(), request.preview(), null, request.context());
    }

    private static ExecutionPolicy.Request call(
            String tool, ToolKind kind, ToolEffect effect, String command, Path... paths) {
        ToolDefinition definition =
                new ToolDefinition(tool, "", kind, effect, false, JsonNodeFactory.instance::objectNode);
        List<CallPreview.Touched> touched = Stream.of(paths)
                .map(path -> new CallPreview.Touched(path, null))
                .toList();
        CallPreview preview = new CallPreview(tool, kind, touched, List.of(), command);
        return new ExecutionPolicy.Request(
                definition, JsonNodeFactory.instance.objectNode(), preview, ToolContext.standalone("call-1"));
    }
}
