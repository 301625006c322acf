package dev.bufferbridge.tools.api;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

/**
 * Tells work that it is no longer wanted. Set once, never reset; safe for use by any number of threads.
 *
 * <p>It interrupts nobody: work asks {@link #throwIfCancelled()} between steps, or registers what ends a wait with {@link #onCancel}.
 */
public final class Cancellation {

    private final List<Runnable> actions = new ArrayList<>();
    private boolean cancelled;

    /** A token that nobody cancels. */
    public static Cancellation none() {
        return new Cancellation();
    }

    /** Cancels; runs the registered actions once, on this thread, each of them whatever another throws. */
    public void cancel() {
        List<Runnable> toRun;
        synchronized (this) {
            if (cancelled) {
                return;
            }
            cancelled = true;
            toRun = List.copyOf(actions);
            actions.clear();
        }
        runAll(toRun);
    }

    private static void runAll(List<Runnable> toRun) {
        RuntimeException first = null;
        for (Runnable action : toRun) {
            try {
                action.run();
            } catch (RuntimeException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        if (first != null) {
            throw first;
        }
    }

    public synchronized boolean isCancelled() {
        return cancelled;
    }

    /** @throws CancellationException when cancelled */
    public void throwIfCancelled() {
        if (isCancelled()) {
            throw new CancellationException("cancelled");
        }
    }

    /**
     * Runs {@code action} when cancelled, at once if that has already happened. The action must be short and must not throw.
     *
     * @return takes the action back, so that a token that outlives many waits does not collect them
     */
    public Registration onCancel(Runnable action) {
        synchronized (this) {
            if (!cancelled) {
                actions.add(action);
                return () -> remove(action);
            }
        }
        action.run();
        return () -> {};
    }

    private synchronized void remove(Runnable action) {
        actions.remove(action);
    }

    /** Takes a registered action back. */
    public interface Registration extends AutoCloseable {
        @Override
        void close();
    }
}
