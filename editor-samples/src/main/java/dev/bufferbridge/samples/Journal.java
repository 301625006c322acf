package dev.bufferbridge.samples;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Things that happened, in order, and a way to wait for one. Thread-safe.
 *
 * @param <T> what is noted
 */
public final class Journal<T> {

    private final String what;
    private final Duration deadline;
    private final List<T> entries = new ArrayList<>();

    Journal(String what, Duration deadline) {
        this.what = what;
        this.deadline = deadline;
    }

    synchronized void add(T entry) {
        entries.add(entry);
        notifyAll();
    }

    synchronized void clear() {
        entries.clear();
    }

    /** Everything so far. */
    public synchronized List<T> all() {
        return List.copyOf(entries);
    }

    /** How many there are so far. */
    public synchronized int size() {
        return entries.size();
    }

    /** What came at {@code start} and later; {@code start} is an earlier {@link #size}. */
    public synchronized List<T> since(int start) {
        return List.copyOf(entries.subList(Math.min(start, entries.size()), entries.size()));
    }

    /**
     * Waits for the first entry that matches, whether it is there already or still to come.
     *
     * @throws EditorDeadlineException when there is none within the editor's deadline
     */
    public T await(Predicate<? super T> wanted) {
        return await(0, wanted);
    }

    /** As {@link #await(Predicate)}, but looks at entries from {@code start} on only. */
    public synchronized T await(int start, Predicate<? super T> wanted) {
        long end = System.nanoTime() + deadline.toNanos();
        for (int next = start; ; next++) {
            while (next >= entries.size()) {
                pauseUntil(end);
            }
            if (wanted.test(entries.get(next))) {
                return entries.get(next);
            }
        }
    }

    /** Waits until there are at least {@code count} entries, and returns all. */
    public synchronized List<T> awaitCount(int count) {
        long end = System.nanoTime() + deadline.toNanos();
        while (entries.size() < count) {
            pauseUntil(end);
        }
        return all();
    }

    private void pauseUntil(long end) {
        long millis = (end - System.nanoTime()) / 1_000_000;
        if (millis <= 0) {
            int from = Math.max(0, entries.size() - 5);
            throw new EditorDeadlineException("Waited " + deadline.toMillis() + " ms for " + what + "; there are "
                    + entries.size() + ", the last of them " + entries.subList(from, entries.size()));
        }
        try {
            wait(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EditorDeadlineException("Interrupted while waiting for " + what);
        }
    }
}
