package dev.bufferbridge.samples.wire;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A session's updates come after the answer that names the session, a turn's updates and requests before the answer that
 * ends the turn. After that a session is quiet until it is asked something again.
 */
final class SessionOrderRule implements WireRule {

    private static final Set<String> OF_A_TURN = Set.of(
            "user_message_chunk",
            "agent_message_chunk",
            "agent_thought_chunk",
            "tool_call",
            "tool_call_update",
            "plan");

    private enum Phase {
        NEW,
        IN_TURN,
        QUIET,
        ASKED
    }

    private final Map<String, Phase> sessions = new HashMap<>();

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.from() == Side.EDITOR) {
            asked(message);
        } else if (request != null) {
            answered(request, message);
        } else if (message.isCall("session/update")) {
            checkUpdate(message, complain);
        } else if (message.isCall("session/request_permission") && phase(message) != Phase.IN_TURN) {
            complain.accept("a permission was asked for in session " + message.sessionId() + " outside of a turn");
        }
    }

    private void asked(WireMessage message) {
        if (message.isCall("session/prompt")) {
            sessions.put(message.sessionId(), Phase.IN_TURN);
        } else if (message.isCall("session/load") || message.isCall("session/resume")) {
            sessions.put(message.sessionId(), Phase.ASKED);
        } else if (message.isRequest() && phase(message) == Phase.QUIET) {
            sessions.put(message.sessionId(), Phase.ASKED);
        }
    }

    private void answered(WireMessage request, WireMessage answer) {
        if (request.isCall("session/new") && answer.json().has("result")) {
            sessions.put(answer.result().path("sessionId").asText(), Phase.NEW);
        } else if (request.isCall("session/prompt")) {
            sessions.put(request.sessionId(), Phase.QUIET);
        }
    }

    private void checkUpdate(WireMessage message, Consumer<String> complain) {
        String update = message.params().path("update").path("sessionUpdate").asText();
        Phase phase = phase(message);
        if (phase == null) {
            complain.accept(update + " came before the answer that names session " + message.sessionId());
        } else if (phase == Phase.QUIET) {
            complain.accept(update + " came after the answer that ended the turn");
        } else if (phase == Phase.NEW && OF_A_TURN.contains(update)) {
            complain.accept(update + " came before the session was asked anything");
        }
    }

    private @Nullable Phase phase(WireMessage message) {
        return sessions.get(message.sessionId());
    }
}
