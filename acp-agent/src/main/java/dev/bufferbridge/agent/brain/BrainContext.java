package dev.bufferbridge.agent.brain;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * What a brain can do while it answers one prompt. Every method throws {@link CancellationException} once the turn is cancelled, and does nothing
 * after the turn has ended. For the thread that the brain was called on.
 */
public interface BrainContext {

    /** Says something to the user. Long text goes out in pieces. */
    void say(String text);

    /** Shows a thought. */
    void think(String text);

    /** Shows the plan, whole, in place of the one before. */
    void plan(List<PlanStep> steps);

    /**
     * Runs a tool: plans it, asks for permission where needed, shows it to the user. Never throws for a tool that is unknown, refused or fails; the
     * result says so.
     *
     * @throws CancellationException when the turn is cancelled, also by the answer to a permission request
     */
    ToolResult call(String tool, JsonNode arguments);

    /** The tools there are. */
    List<ToolDefinition> tools();

    /** Ends what the brain itself waits for. */
    Cancellation cancellation();
}
