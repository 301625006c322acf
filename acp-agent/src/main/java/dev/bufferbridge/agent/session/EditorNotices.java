package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionUpdate;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What the user should know of their editor, such as that it does not serve files although it said so. Told in the running turn; what comes between
 * turns waits for the next (O-127). Safe for use by several threads.
 */
final class EditorNotices implements Consumer<String> {

    private static final int MAX_WAITING = 16;

    private final Queue<String> waiting = new ArrayDeque<>();
    private @Nullable TurnUpdates running;

    @Override
    public synchronized void accept(String notice) {
        if (running != null) {
            tell(running, notice);
        } else if (waiting.size() < MAX_WAITING) {
            waiting.add(notice);
        }
    }

    /** From now on notices are told in this turn, until it ends. */
    synchronized void showIn(Turn turn) {
        running = turn.updates();
        turn.atEnd(this::hold);
        waiting.forEach(notice -> tell(turn.updates(), notice));
        waiting.clear();
    }

    private synchronized void hold() {
        running = null;
    }

    private static void tell(TurnUpdates updates, String notice) {
        updates.send(new SessionUpdate.AgentMessageChunk(ContentBlock.text("Note: " + notice + "\n\n")));
    }
}
