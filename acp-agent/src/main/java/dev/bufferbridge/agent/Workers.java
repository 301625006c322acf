package dev.bufferbridge.agent;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads that turns run on: as many as there is work, up to a bound, refused beyond. They do not keep the process alive. */
final class Workers {

    /** Each of the most sessions there can be has a turn, and as many are being opened. */
    private static final int MAX_THREADS = 256;

    private static final int IDLE_SECONDS = 30;

    private Workers() {}

    static ExecutorService create() {
        AtomicInteger number = new AtomicInteger();
        return new ThreadPoolExecutor(
                0, MAX_THREADS, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), work -> {
                    Thread thread = new Thread(work, "bufferbridge-worker-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }
}
