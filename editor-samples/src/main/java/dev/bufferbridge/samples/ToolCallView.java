package dev.bufferbridge.samples;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A tool call as the editor shows it: its announcement with all later changes put in.
 *
 * @param statuses every status it had, in order; the last is the one it has
 * @param extra of the last message about it
 */
public record ToolCallView(
        String toolCallId,
        String title,
        ToolKind kind,
        List<ToolCallStatus> statuses,
        List<ToolCallContent> content,
        List<ToolCallLocation> locations,
        @Nullable JsonNode rawInput,
        @Nullable JsonNode rawOutput,
        Extra extra) {

    /** The calls that these updates tell of, in the order of their announcement; a change of an unknown call is left out. */
    public static List<ToolCallView> of(List<SessionUpdate> updates) {
        Map<String, ToolCallView> calls = new LinkedHashMap<>();
        for (SessionUpdate update : updates) {
            if (update instanceof ToolCall call) {
                calls.put(call.toolCallId(), announced(call));
            } else if (update instanceof ToolCallUpdate change) {
                calls.computeIfPresent(change.toolCallId(), (id, view) -> view.with(change));
            }
        }
        return List.copyOf(calls.values());
    }

    /** The status it has now. */
    public ToolCallStatus status() {
        return statuses.get(statuses.size() - 1);
    }

    /** The diffs in its content. */
    public List<ToolCallContent.Diff> diffs() {
        return content.stream()
                .filter(ToolCallContent.Diff.class::isInstance)
                .map(ToolCallContent.Diff.class::cast)
                .toList();
    }

    /** The text blocks in its content, one after the other. */
    public String text() {
        return content.stream()
                .filter(ToolCallContent.Content.class::isInstance)
                .map(each -> ((ToolCallContent.Content) each).content())
                .filter(ContentBlock.Text.class::isInstance)
                .map(each -> ((ContentBlock.Text) each).text())
                .collect(Collectors.joining());
    }

    private static ToolCallView announced(ToolCall call) {
        return new ToolCallView(
                call.toolCallId(),
                call.title(),
                call.kind() == null ? ToolKind.OTHER : call.kind(),
                List.of(call.status() == null ? ToolCallStatus.PENDING : call.status()),
                call.content(),
                call.locations(),
                call.rawInput(),
                call.rawOutput(),
                call.extra());
    }

    private ToolCallView with(ToolCallUpdate change) {
        List<ToolCallStatus> reached = new ArrayList<>(statuses);
        if (change.status() != null) {
            reached.add(change.status());
        }
        return new ToolCallView(
                toolCallId,
                change.title() == null ? title : change.title(),
                change.kind() == null ? kind : change.kind(),
                List.copyOf(reached),
                change.content() == null ? content : change.content(),
                change.locations() == null ? locations : change.locations(),
                change.rawInput() == null ? rawInput : change.rawInput(),
                change.rawOutput() == null ? rawOutput : change.rawOutput(),
                change.extra());
    }
}
