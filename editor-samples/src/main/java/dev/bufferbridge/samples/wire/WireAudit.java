package dev.bufferbridge.samples.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Watches a connection and notes each rule of the protocol that the agent breaks. Used by HeadlessEditor, and by tests over
 * what other clients and the agent said to each other. Thread-safe.
 */
public final class WireAudit implements Consumer<WireMessage> {

    private static final int MOST_COMPLAINTS = 50;

    private final List<WireRule> rules = List.of(
            new EnvelopeRule(),
            new AnswerRule(),
            new OfferRule(),
            new SessionOrderRule(),
            new ToolCallRule(),
            new PathRule(),
            new TerminalRule());
    private final Map<String, WireMessage> open = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private boolean ended;

    @Override
    public synchronized void accept(WireMessage message) {
        WireMessage request = requestOf(message);
        for (WireRule rule : rules) {
            rule.see(message, request, this::complain);
        }
    }

    /** Everything found so far, in the order found; at most 50 sentences. */
    public synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Says that the connection has ended, and returns everything found. */
    public synchronized List<String> end() {
        if (!ended) {
            ended = true;
            rules.forEach(rule -> rule.end(this::complain));
        }
        return complaints();
    }

    private @Nullable WireMessage requestOf(WireMessage message) {
        if (message.isRequest()) {
            open.put(message.from() + message.id(), message);
            return null;
        }
        Side asker = message.from() == Side.AGENT ? Side.EDITOR : Side.AGENT;
        return message.isAnswer() ? open.remove(asker + message.id()) : null;
    }

    private void complain(String complaint) {
        if (complaints.size() < MOST_COMPLAINTS) {
            complaints.add(complaint);
        }
    }
}
