package dev.bufferbridge.samples;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A turn that has ended.
 *
 * @param updates everything the session was told during the turn, in order
 */
public record EditorTurn(StopReason stopReason, List<SessionUpdate> updates) {

    /** What the agent said, as one text. */
    public String text() {
        return updates.stream()
                .filter(SessionUpdate.AgentMessageChunk.class::isInstance)
                .map(update -> ((SessionUpdate.AgentMessageChunk) update).content())
                .filter(ContentBlock.Text.class::isInstance)
                .map(block -> ((ContentBlock.Text) block).text())
                .collect(Collectors.joining());
    }

    /** The turn's tool calls as they ended. */
    public List<ToolCallView> toolCalls() {
        return ToolCallView.of(updates);
    }

    /**
     * The turn's only tool call.
     *
     * @throws IllegalStateException when there was none or more than one
     */
    public ToolCallView onlyToolCall() {
        List<ToolCallView> calls = toolCalls();
        if (calls.size() != 1) {
            throw new IllegalStateException("One tool call was expected, there were "
                    + calls.stream().map(ToolCallView::title).toList() + "; the agent said: " + text());
        }
        return calls.get(0);
    }
}
