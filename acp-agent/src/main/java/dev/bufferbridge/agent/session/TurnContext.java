package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PlanEntry;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.BrainContext;
import dev.bufferbridge.agent.brain.PlanStep;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

/** Lets a brain act in one turn. Used by the turn's worker thread. */
final class TurnContext implements BrainContext {

    private static final int MAX_CHUNK_CHARS = 16 << 10;
    private static final int MAX_PLAN_STEPS = 1_000;

    private final Turn turn;
    private final ToolDispatcher dispatcher;
    private final Function<Cancellation, ToolContext> calls;

    /** @param calls makes the context of one tool call */
    TurnContext(Turn turn, ToolDispatcher dispatcher, Function<Cancellation, ToolContext> calls) {
        this.turn = turn;
        this.dispatcher = dispatcher;
        this.calls = calls;
    }

    @Override
    public void say(String text) {
        for (String piece : Pieces.of(text, MAX_CHUNK_CHARS)) {
            send(new SessionUpdate.AgentMessageChunk(ContentBlock.text(piece)));
        }
    }

    @Override
    public void think(String text) {
        for (String piece : Pieces.of(text, MAX_CHUNK_CHARS)) {
            send(new SessionUpdate.AgentThoughtChunk(ContentBlock.text(piece)));
        }
    }

    @Override
    public void plan(List<PlanStep> steps) {
        send(new SessionUpdate.Plan(
                steps.stream().limit(MAX_PLAN_STEPS).map(TurnContext::entry).toList()));
    }

    @Override
    public ToolResult call(String tool, JsonNode arguments) {
        cancellation().throwIfCancelled();
        ToolResult result = dispatcher.dispatch(tool, arguments, calls.apply(cancellation()));
        ToolError error = result.error();
        if (error != null && error.isCancelled()) {
            throw new CancellationException(error.message());
        }
        return result;
    }

    @Override
    public List<ToolDefinition> tools() {
        return dispatcher.menu();
    }

    @Override
    public Cancellation cancellation() {
        return turn.cancellation();
    }

    private void send(SessionUpdate update) {
        cancellation().throwIfCancelled();
        turn.updates().send(update);
    }

    private static PlanEntry entry(PlanStep step) {
        PlanEntry.Status status = switch (step.state()) {
            case PENDING -> PlanEntry.Status.PENDING;
            case IN_PROGRESS -> PlanEntry.Status.IN_PROGRESS;
            case DONE -> PlanEntry.Status.COMPLETED;
        };
        return new PlanEntry(step.text(), PlanEntry.Priority.MEDIUM, status);
    }
}
