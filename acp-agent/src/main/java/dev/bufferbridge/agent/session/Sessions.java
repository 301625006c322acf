package dev.bufferbridge.agent.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The sessions that are open on one connection. Safe for use by several threads. */
public final class Sessions {

    private final int max;
    private final Map<String, Session> open = new LinkedHashMap<>();
    private boolean closed;

    /** @param max at least 1 */
    public Sessions(int max) {
        this.max = max;
    }

    /**
     * @return the session
     * @throws dev.bufferbridge.acp.AcpException when there are too many, or the connection has ended
     */
    public synchronized Session add(Session session) {
        if (closed) {
            throw Refusals.notNow("The connection has ended");
        }
        if (open.size() >= max) {
            throw Refusals.notNow("There are " + max + " sessions open, the most there can be (limits.maxSessions);"
                    + " close one with session/close");
        }
        open.put(session.id(), session);
        return session;
    }

    /** @throws dev.bufferbridge.acp.AcpException when there is no such session */
    public synchronized Session get(String id) {
        Session session = open.get(id);
        if (session == null) {
            throw Refusals.unknownSession(id);
        }
        return session;
    }

    /** Cancels the session's turn, as far as there is one. For notifications, which have no answer. */
    public void cancel(String id) {
        Session session;
        synchronized (this) {
            session = open.get(id);
        }
        if (session != null) {
            session.cancel();
        }
    }

    /**
     * Takes the session out and ends its turn.
     *
     * @return done once the turn is answered
     * @throws dev.bufferbridge.acp.AcpException when there is no such session
     */
    public CompletableFuture<?> close(String id) {
        Session session;
        synchronized (this) {
            session = get(id);
            open.remove(id);
        }
        return session.close();
    }

    /** Ends all turns and opens no session any more; does not wait. */
    public void closeAll() {
        List<Session> all;
        synchronized (this) {
            closed = true;
            all = List.copyOf(open.values());
            open.clear();
        }
        all.forEach(Session::close);
    }
}
