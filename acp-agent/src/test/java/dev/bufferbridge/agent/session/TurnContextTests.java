package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PlanEntry;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.agent.brain.PlanStep;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class TurnContextTests {

    private final RecordingUpdates updates = new RecordingUpdates();
    private final Turn turn = new Turn(running -> Brain.Ending.DONE, updates, Runnable::run, ended -> {});
    private final TurnContext context = new TurnContext(
            turn,
            ToolDispatcher.builder(ToolRegistry.create()).build(),
            cancellation -> ToolContext.standalone("call-1"));

    @Test
    @Row("O-126")
    void longTextGoesOutInPiecesThatCutNoCharacter() {
        String text = "x" + "😀".repeat(10_000);

        context.say(text);

        List<String> pieces = updates.events().stream()
                .map(update -> ((SessionUpdate.AgentMessageChunk) update).content())
                .map(block -> ((ContentBlock.Text) block).text())
                .toList();
        assertEquals(List.of(16_383, 3_618), pieces.stream().map(String::length).toList());
        assertEquals(text, String.join("", pieces));
    }

    @Test
    void thoughtsAndPlansAreShown() {
        context.think("hm");
        context.plan(List.of(
                new PlanStep("a", PlanStep.State.DONE),
                new PlanStep("b", PlanStep.State.IN_PROGRESS),
                new PlanStep("c", PlanStep.State.PENDING)));

        assertEquals(
                List.of(
                        new SessionUpdate.AgentThoughtChunk(ContentBlock.text("hm")),
                        new SessionUpdate.Plan(List.of(
                                entry("a", PlanEntry.Status.COMPLETED),
                                entry("b", PlanEntry.Status.IN_PROGRESS),
                                entry("c", PlanEntry.Status.PENDING)))),
                updates.events());
    }

    @Test
    void anUnknownToolIsAResultAndNoException() {
        assertEquals(
                BlockedReason.UNKNOWN_TOOL,
                context.call("nonsense", JsonNodeFactory.instance.objectNode())
                        .error()
                        .blocked());
    }

    @Test
    @Row("O-118")
    void afterACancelNothingIsSaidAndNothingCalled() {
        turn.cancel();

        assertThrows(CancellationException.class, () -> context.say("late"));
        assertThrows(CancellationException.class, () -> context.think("late"));
        assertThrows(CancellationException.class, () -> context.plan(List.of()));
        assertThrows(CancellationException.class, () -> context.call("read", JsonNodeFactory.instance.objectNode()));
        assertEquals(List.of(), updates.events());
    }

    private static PlanEntry entry(String text, PlanEntry.Status status) {
        return new PlanEntry(text, PlanEntry.Priority.MEDIUM, status);
    }
}
