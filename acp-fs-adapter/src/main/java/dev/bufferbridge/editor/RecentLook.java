package dev.bufferbridge.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets a tool ask what a file is and then read it with one request to the editor: what was seen for the question serves the read that the same
 * thread makes right after it, once. Never used for a replacement. Holds one text at the most.
 */
final class RecentLook {

    private static final long MOST_AGE_NANOS = 200_000_000;

    private final LongSupplier nanoTime;
    private final AtomicReference<@Nullable Kept> kept = new AtomicReference<>();

    RecentLook(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    void keep(Path path, FileView view) {
        kept.set(new Kept(path, view, Thread.currentThread().getId(), nanoTime.getAsLong()));
    }

    void forget() {
        kept.set(null);
    }

    /** What this thread has just seen there; stays kept. */
    Optional<FileView> peek(Path path) {
        return Optional.ofNullable(kept.get()).filter(each -> fits(each, path)).map(Kept::view);
    }

    /** What this thread has just seen there; not kept any longer. */
    Optional<FileView> take(Path path) {
        Kept last = kept.get();
        if (last == null || !fits(last, path) || !kept.compareAndSet(last, null)) {
            return Optional.empty();
        }
        return Optional.of(last.view);
    }

    private boolean fits(Kept each, Path path) {
        return each.path.equals(path)
                && each.thread == Thread.currentThread().getId()
                && nanoTime.getAsLong() - each.atNanos <= MOST_AGE_NANOS;
    }

    private record Kept(Path path, FileView view, long thread, long atNanos) {}
}
