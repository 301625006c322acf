package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Writes lines in the order they were handed over, on one thread of its own, so that a sender never waits for the peer to
 * read. Senders wait while more than the high-water mark is queued, except the reading thread: if it waited, a peer that
 * writes without reading would stop both sides. What it may queue is bounded too, by giving the connection up.
 */
final class MessageWriter {

    /** How many times the high-water mark the reading thread may queue before the peer counts as dead. */
    private static final int GIVE_UP_FACTOR = 16;

    private final OutputStream output;
    private final int highWaterBytes;
    private final Consumer<IOException> onFailure;
    private final Thread thread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<byte[]> queue = new ArrayDeque<>();
    private long queuedBytes;
    private boolean closed;

    /** {@code onFailure} hears, once and on the writing or the reading thread, that nothing can be written any more. */
    MessageWriter(OutputStream output, int highWaterBytes, Consumer<IOException> onFailure) {
        this.output = output;
        this.highWaterBytes = highWaterBytes;
        this.onFailure = onFailure;
        thread = new Thread(this::run, "acp-writer");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** Queues a line, after waiting for room unless {@code mayWait} is false. Does nothing once closed. */
    void send(byte[] line, boolean mayWait) {
        boolean gaveUp = false;
        lock.lock();
        try {
            if (mayWait) {
                awaitRoom();
            }
            gaveUp = !closed && queuedBytes > (long) GIVE_UP_FACTOR * highWaterBytes;
            if (gaveUp) {
                discard();
            } else if (!closed) {
                queue.add(line);
                queuedBytes += line.length;
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
        if (gaveUp) {
            onFailure.accept(new IOException("The peer does not read what it asked for"));
        }
    }

    /** An interrupted sender stops waiting and its line is queued all the same: nothing is lost by a cancel. */
    private void awaitRoom() {
        try {
            while (!closed && queuedBytes > highWaterBytes) {
                changed.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Takes no more lines and waits, up to the deadline, until those queued are written. */
    void close(Duration deadline) {
        lock.lock();
        try {
            closed = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
        if (Thread.currentThread() == thread) {
            return;
        }
        try {
            thread.join(Math.max(1, deadline.toMillis()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
        try {
            for (List<byte[]> batch = take(); !batch.isEmpty(); batch = take()) {
                write(batch);
            }
        } catch (IOException e) {
            lock.lock();
            try {
                discard();
            } finally {
                lock.unlock();
            }
            onFailure.accept(e);
        }
    }

    private void write(List<byte[]> batch) throws IOException {
        for (byte[] line : batch) {
            output.write(line);
            written(line.length);
        }
        output.flush();
    }

    private void written(int bytes) {
        lock.lock();
        try {
            queuedBytes -= bytes;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void discard() {
        closed = true;
        queue.clear();
        queuedBytes = 0;
        changed.signalAll();
    }

    /** All that is queued, after waiting for something; empty when closed and written. */
    private List<byte[]> take() {
        lock.lock();
        try {
            while (queue.isEmpty() && !closed) {
                changed.awaitUninterruptibly();
            }
            List<byte[]> batch = new ArrayList<>(queue);
            queue.clear();
            return batch;
        } finally {
            lock.unlock();
        }
    }
}
