package dev.bufferbridge.samples.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A tool call is announced once and before it is changed, begins as pending, has each status once, none after a final one,
 * and is finished when its turn is.
 */
final class ToolCallRule implements WireRule {

    private static final Set<String> FINAL = Set.of("completed", "failed");

    /** The status that each call has now. */
    private final Map<Call, String> statuses = new LinkedHashMap<>();

    private final Set<String> sessionsInTurn = new HashSet<>();

    private record Call(String sessionId, String toolCallId) {}

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR) {
            if (message.isCall("session/prompt")) {
                sessionsInTurn.add(message.sessionId());
            }
        } else if (request != null && request.isCall("session/prompt")) {
            turnEnded(request.sessionId(), complain);
        } else if (message.isCall("session/update")) {
            JsonNode update = message.params().path("update");
            Call call = new Call(message.sessionId(), update.path("toolCallId").asText());
            switch (update.path("sessionUpdate").asText()) {
                case "tool_call" -> announced(call, update.path("status").asText("pending"), complain);
                case "tool_call_update" -> changed(call, update, complain);
                default -> {}
            }
        } else if (message.isCall("session/request_permission")) {
            Call call = new Call(
                    message.sessionId(),
                    message.params().path("toolCall").path("toolCallId").asText());
            if (!statuses.containsKey(call)) {
                complain.accept("a permission was asked for the unknown tool call " + call.toolCallId());
            }
        }
    }

    private void announced(Call call, String status, Consumer<String> complain) {
        if (statuses.put(call, status) != null) {
            complain.accept("tool call " + call.toolCallId() + " was announced twice");
        }
        if (sessionsInTurn.contains(call.sessionId()) && !status.equals("pending")) {
            complain.accept("tool call " + call.toolCallId() + " began as " + status + ", not as pending");
        }
    }

    private void changed(Call call, JsonNode update, Consumer<String> complain) {
        String before = statuses.get(call);
        if (before == null) {
            complain.accept("an update for the unknown tool call " + call.toolCallId());
            return;
        }
        if (!update.hasNonNull("status")) {
            return;
        }
        String status = update.path("status").asText();
        if (FINAL.contains(before)) {
            complain.accept("tool call " + call.toolCallId() + " became " + status + " after it was " + before);
        } else if (status.equals(before) || status.equals("pending")) {
            complain.accept("tool call " + call.toolCallId() + " became " + status + " twice");
        }
        statuses.put(call, status);
    }

    private void turnEnded(String sessionId, Consumer<String> complain) {
        sessionsInTurn.remove(sessionId);
        statuses.forEach((call, status) -> {
            if (call.sessionId().equals(sessionId) && !FINAL.contains(status)) {
                complain.accept("the turn ended and left tool call " + call.toolCallId() + " " + status);
            }
        });
    }
}
