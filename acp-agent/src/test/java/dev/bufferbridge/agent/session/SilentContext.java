package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.agent.brain.BrainContext;
import dev.bufferbridge.agent.brain.PlanStep;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;

/** Lets a brain do nothing. */
record SilentContext(Cancellation cancellation) implements BrainContext {

    @Override
    public void say(String text) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void think(String text) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void plan(List<PlanStep> steps) {
        throw new UnsupportedOperationException();
    }

    @Override
    public ToolResult call(String tool, JsonNode arguments) {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<ToolDefinition> tools() {
        return List.of();
    }
}
