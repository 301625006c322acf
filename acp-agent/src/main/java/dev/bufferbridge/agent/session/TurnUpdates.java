package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.SessionUpdate;
import java.util.List;
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

    /** Sends these and then nothing any more. */
    synchronized void close(List<? extends SessionUpdate> last) {
        last.forEach(this::send);
        closed = true;
    }
}
