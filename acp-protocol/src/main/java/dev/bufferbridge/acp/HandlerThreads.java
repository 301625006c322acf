package dev.bufferbridge.acp;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads on which a connection runs the handlers of requests, unless it is given others. */
final class HandlerThreads {

    /** Handlers that may run, and block, at a time; more wait. */
    static final int MAX = 256;

    private static final int IDLE_SECONDS = 5;

    private HandlerThreads() {}

    /** Daemon threads: an idle one is used before a new one is made, and all of them go away when idle. */
    static ExecutorService create() {
        HandOver waiting = new HandOver();
        return new ThreadPoolExecutor(
                0, MAX, IDLE_SECONDS, TimeUnit.SECONDS, waiting, HandlerThreads::thread, (task, pool) -> {
                    if (pool.isShutdown()) {
                        throw new RejectedExecutionException("the connection has ended");
                    }
                    waiting.put(task);
                });
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "acp-handler");
        thread.setDaemon(true);
        return thread;
    }

    /** Offers a task only to a thread that is waiting for one, so that otherwise the pool makes another thread. */
    private static final class HandOver extends LinkedTransferQueue<Runnable> {
        @Override
        public boolean offer(Runnable task) {
            return tryTransfer(task);
        }
    }
}
