package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.SessionUpdate;
import java.util.function.Consumer;

/** Sends the updates of one turn, and none after its end: what comes late is dropped (O-126, O-127). Safe for use by several threads. */
final class TurnUpdates {

    private final Consumer<SessionUpdate> sink;
    private boolean closed;

    TurnUpdates(Consumer<SessionUpdate> sink) {
        this.sink = sink;
    }

    synchronized void send(SessionUpdate update) {
        if (!closed) {
            sink.accept(update);
        }
    }

    synchronized void close() {
        closed = true;
    }
}
