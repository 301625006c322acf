package dev.bufferbridge.samples.wire;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Every request is answered; a turn that ends leaves no request of its own open, unless it has withdrawn it. */
final class AnswerRule implements WireRule {

    private final Map<String, WireMessage> toAgent = new LinkedHashMap<>();
    private final Map<String, WireMessage> toEditor = new LinkedHashMap<>();

    @Override
    public void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain) {
        if (message.isRequest()) {
            (message.from() == Side.EDITOR ? toAgent : toEditor).put(message.id(), message);
        } else if (message.isAnswer()) {
            (message.from() == Side.EDITOR ? toEditor : toAgent).remove(message.id());
        } else if (message.from() == Side.AGENT && message.isCall("$/cancel_request")) {
            toEditor.remove(message.params().path("requestId").toString());
        }
        if (message.from() == Side.AGENT && request != null && request.isCall("session/prompt")) {
            turnEnded(request.sessionId(), complain);
        }
    }

    private void turnEnded(String sessionId, Consumer<String> complain) {
        toEditor.values().removeIf(open -> {
            boolean left = open.sessionId().equals(sessionId);
            if (left) {
                complain.accept("the turn ended and left " + named(open) + " open without withdrawing it");
            }
            return left;
        });
    }

    @Override
    public void end(Consumer<String> complain) {
        toAgent.values().forEach(open -> complain.accept("the agent did not answer " + named(open)));
        toEditor.values().forEach(open -> complain.accept("the agent left " + named(open) + " open"));
    }

    private static String named(WireMessage request) {
        return request.method() + " (id " + request.id() + ")";
    }
}
