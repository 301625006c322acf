package dev.bufferbridge.agent.brain;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.List;

/** Lets a brain do as it likes, and keeps what it did. Every tool answers "ok". */
final class RecordingContext implements BrainContext {

    private final List<String> tools;
    private final StringBuilder said = new StringBuilder();
    private final List<String> calls = new ArrayList<>();
    private final List<List<PlanStep>> plans = new ArrayList<>();

    RecordingContext(List<String> tools) {
        this.tools = tools;
    }

    String said() {
        return said.toString();
    }

    /** Each call as its tool's name and its arguments. */
    List<String> calls() {
        return calls;
    }

    List<List<PlanStep>> plans() {
        return plans;
    }

    @Override
    public void say(String text) {
        said.append(text);
    }

    @Override
    public void think(String text) {
        throw new AssertionError("there is nothing to think about");
    }

    @Override
    public void plan(List<PlanStep> steps) {
        plans.add(List.copyOf(steps));
    }

    @Override
    public ToolResult call(String tool, JsonNode arguments) {
        calls.add(tool + " " + arguments);
        return new ToolResult("call-" + calls.size(), tool, List.of(ContentBlock.text("ok")), null, null);
    }

    @Override
    public List<ToolDefinition> tools() {
        return tools.stream().map(RecordingContext::definition).toList();
    }

    @Override
    public Cancellation cancellation() {
        return Cancellation.none();
    }

    private static ToolDefinition definition(String name) {
        return new ToolDefinition(
                name, name, ToolKind.OTHER, ToolEffect.OBSERVATION, false, JsonNodeFactory.instance::objectNode);
    }
}
