package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.LifecycleEvent;
import org.jspecify.annotations.Nullable;

/** The JSON form of lifecycle events (contracts.md 1.6): {@code {"kind":"file_changed","path":…,"op":"edit","toolCallId":…}}; what is unset is left out. */
public final class LifecycleJson {

    private LifecycleJson() {}

    public static ObjectNode of(LifecycleEvent event) {
        ObjectNode json = JsonNodeFactory.instance.objectNode().put("kind", event.kind());
        if (event instanceof LifecycleEvent.FileChanged changed) {
            json.put("path", changed.path().toString()).put("op", changed.op().wireName());
            return optional(json, "toolCallId", changed.toolCallId());
        }
        if (event instanceof LifecycleEvent.WorktreeChanged changed) {
            json.put("action", changed.action()).put("path", changed.path().toString());
            return optional(json, "toolCallId", changed.toolCallId());
        }
        if (event instanceof LifecycleEvent.PermissionDenied denied) {
            json.put("reason", denied.reason()).put("toolName", denied.toolName());
            optional(json, "toolCallId", denied.toolCallId());
            return optional(json, "approvalId", denied.approvalId());
        }
        if (event instanceof LifecycleEvent.ConfigurationChanged changed) {
            ArrayNode keys = json.putArray("keys");
            changed.keys().forEach(keys::add);
            return json;
        }
        if (event instanceof LifecycleEvent.PlanChanged changed) {
            return withTodos(json.put("planPath", changed.planPath().toString()), changed);
        }
        if (event instanceof LifecycleEvent.PlanRemoved removed) {
            return json.put("planPath", removed.planPath().toString());
        }
        if (event instanceof LifecycleEvent.SubagentStarted started) {
            return child(json, started.childId(), started.delegationId(), started.depth());
        }
        if (event instanceof LifecycleEvent.SubagentStopped stopped) {
            return child(json, stopped.childId(), stopped.delegationId(), stopped.depth())
                    .put("status", stopped.status());
        }
        throw new AssertionError(event);
    }

    private static ObjectNode withTodos(ObjectNode json, LifecycleEvent.PlanChanged changed) {
        ArrayNode todos = json.putArray("todos");
        for (LifecycleEvent.Todo todo : changed.todos()) {
            todos.addObject().put("id", todo.id()).put("text", todo.text()).put("done", todo.done());
        }
        return json;
    }

    private static ObjectNode child(ObjectNode json, String childId, String delegationId, int depth) {
        return json.put("childId", childId).put("delegationId", delegationId).put("depth", depth);
    }

    private static ObjectNode optional(ObjectNode json, String name, @Nullable String value) {
        return value == null ? json : json.put(name, value);
    }
}
