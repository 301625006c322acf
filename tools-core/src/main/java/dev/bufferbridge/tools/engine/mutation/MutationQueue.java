package dev.bufferbridge.tools.engine.mutation;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.engine.path.RealPaths;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Lets changes of one file happen one after another and changes of different files side by side (rows P-119, P-120, P-306, P-451, P-452, O-046).
 *
 * <p>A file is its real path, so that every spelling of it waits in one line; a file that does not exist yet is its nearest existing parent's real
 * path and the rest. First come, first served. A thread that holds a file may take it again. Nothing is kept of a file that nobody holds or waits for.
 */
public final class MutationQueue {

    private static final MutationQueue SHARED = new MutationQueue();

    private final Map<Path, Line> lines = new HashMap<>();

    /** A line of its own, for tests; everything else uses {@link #shared()}. */
    MutationQueue() {}

    /** The queue of this process: sessions that share files share it. */
    public static MutationQueue shared() {
        return SHARED;
    }

    /**
     * Does the action while no other change of the file is under way. Blocks until it is this call's turn.
     *
     * @throws CancellationException when cancelled before its turn came; the action did not run
     */
    public <T extends @Nullable Object, X extends Exception> T withFile(
            Path file, Cancellation cancellation, Action<T, X> action) throws X {
        return withFiles(List.of(file), cancellation, action);
    }

    /**
     * Does the action while no other change of any of the files is under way. They are taken in the order of their names, so that two
     * calls over the same files cannot block each other.
     *
     * @throws CancellationException when cancelled before its turn came; the action did not run
     */
    public <T extends @Nullable Object, X extends Exception> T withFiles(
            Collection<Path> files, Cancellation cancellation, Action<T, X> action) throws X {
        List<Path> keys =
                files.stream().map(RealPaths::followOrKeep).distinct().sorted().toList();
        Deque<Path> held = new ArrayDeque<>();
        try {
            for (Path key : keys) {
                take(key, cancellation);
                held.push(key);
            }
            return action.run();
        } finally {
            held.forEach(this::release);
        }
    }

    /** How many files somebody holds or waits for. */
    int size() {
        synchronized (lines) {
            return lines.size();
        }
    }

    /** How many callers wait for the file. */
    int waiting(Path file) {
        synchronized (lines) {
            Line line = lines.get(RealPaths.followOrKeep(file));
            return line == null ? 0 : line.waiting.size();
        }
    }

    private void take(Path key, Cancellation cancellation) {
        cancellation.throwIfCancelled();
        Turn turn;
        synchronized (lines) {
            Line line = lines.get(key);
            if (line == null) {
                lines.put(key, new Line(Thread.currentThread()));
                return;
            }
            if (line.holder == Thread.currentThread()) {
                line.depth++;
                return;
            }
            turn = new Turn(Thread.currentThread(), new CompletableFuture<>());
            line.waiting.add(turn);
        }
        await(key, turn, cancellation);
    }

    private void await(Path key, Turn turn, Cancellation cancellation) {
        Cancellation.Registration registration = cancellation.onCancel(() -> giveUp(key, turn));
        try {
            turn.came.join();
        } finally {
            registration.close();
        }
    }

    private void giveUp(Path key, Turn turn) {
        synchronized (lines) {
            Line line = lines.get(key);
            if (line == null || !line.waiting.remove(turn)) {
                return;
            }
        }
        turn.came.cancel(false);
    }

    private void release(Path key) {
        Turn next;
        synchronized (lines) {
            Line line = lines.get(key);
            line.depth--;
            if (line.depth > 0) {
                return;
            }
            next = line.waiting.poll();
            if (next == null) {
                lines.remove(key);
                return;
            }
            line.holder = next.thread;
            line.depth = 1;
        }
        next.came.complete(null);
    }

    /** What is done while the files are held. */
    @FunctionalInterface
    public interface Action<T extends @Nullable Object, X extends Exception> {
        T run() throws X;
    }

    /** Who holds one file and who waits for it. Guarded by {@code lines}. */
    private static final class Line {

        private final Deque<Turn> waiting = new ArrayDeque<>();
        private Thread holder;
        private int depth = 1;

        Line(Thread holder) {
            this.holder = holder;
        }
    }

    /** One caller's place in a line; compared by identity of its future. */
    private record Turn(Thread thread, CompletableFuture<@Nullable Void> came) {}
}
