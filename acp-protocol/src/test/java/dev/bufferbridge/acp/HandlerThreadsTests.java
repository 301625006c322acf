package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class HandlerThreadsTests {

    private final ThreadPoolExecutor threads = (ThreadPoolExecutor) HandlerThreads.create();

    @AfterEach
    void shutdown() {
        threads.shutdown();
    }

    @Test
    void moreThanTheMostWaitAndAllRun() throws InterruptedException {
        int count = 3 * HandlerThreads.MAX;
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(count);
        Set<Thread> used = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < count; i++) {
            threads.execute(() -> {
                used.add(Thread.currentThread());
                try {
                    release.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                done.countDown();
            });
        }
        release.countDown();
        assertTrue(done.await(30, SECONDS));
        assertEquals(HandlerThreads.MAX, used.size());
        assertTrue(used.stream().allMatch(Thread::isDaemon));
    }

    @Test
    void anIdleThreadIsUsedAgain() throws InterruptedException {
        Set<Thread> used = ConcurrentHashMap.newKeySet();
        for (int i = 0; i < 1000; i++) {
            CountDownLatch done = new CountDownLatch(1);
            threads.execute(() -> {
                used.add(Thread.currentThread());
                done.countDown();
            });
            assertTrue(done.await(30, SECONDS));
        }
        assertTrue(used.size() < 100, () -> used.size() + " threads for one task at a time");
    }

    @Test
    void nothingStartsAfterTheEnd() {
        threads.shutdown();
        assertThrows(RejectedExecutionException.class, () -> threads.execute(() -> {}));
    }
}
