package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.SessionUpdate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Keeps what an editor would be sent, and marks of what else happened in between. */
final class RecordingUpdates implements Consumer<SessionUpdate> {

    private final List<Object> events = new ArrayList<>();

    @Override
    public synchronized void accept(SessionUpdate update) {
        events.add(update);
    }

    synchronized void mark(String event) {
        events.add(event);
    }

    synchronized List<Object> events() {
        return List.copyOf(events);
    }
}
