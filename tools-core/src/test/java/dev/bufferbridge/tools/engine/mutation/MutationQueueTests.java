package dev.bufferbridge.tools.engine.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
final class MutationQueueTests {

    @TempDir
    Path folder;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final MutationQueue queue = new MutationQueue();

    @AfterEach
    void noFileIsRemembered() {
        threads.shutdownNow();
        assertEquals(0, queue.size());
    }

    @Test
    @Row({"P-119", "P-451"})
    void changesOfOneFileRunOneAfterAnother() throws Exception {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<Future<?>> calls = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            calls.add(threads.submit(() -> queue.withFile(folder.resolve("f"), Cancellation.none(), () -> {
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                return inside.decrementAndGet();
            })));
        }
        awaitAll(calls);

        assertEquals(1, most.get());
    }

    @Test
    @Row({"P-119", "P-451"})
    void changesOfDifferentFilesRunSideBySide() throws Exception {
        CyclicBarrier bothInside = new CyclicBarrier(2);
        List<Future<?>> calls = List.of(
                threads.submit(() -> queue.withFile(folder.resolve("a"), Cancellation.none(), bothInside::await)),
                threads.submit(() -> queue.withFile(folder.resolve("b"), Cancellation.none(), bothInside::await)));

        awaitAll(calls);
    }

    @Test
    @Row({"P-120", "O-046"})
    void everySpellingOfAFileIsOneFile() throws Exception {
        Path file = Files.createFile(folder.resolve("f"));
        Files.createDirectory(folder.resolve("d"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);

        assertSameLine(file, List.of(folder.resolve("./d/../f"), link));
    }

    @Test
    @Row({"P-120", "O-046"})
    void everySpellingOfAFileToBeMadeIsOneFile() throws Exception {
        Path sub = Files.createDirectory(folder.resolve("sub"));
        Path linkedFolder = Files.createSymbolicLink(folder.resolve("linked"), sub);
        Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("sub/new"));

        assertSameLine(sub.resolve("new"), List.of(linkedFolder.resolve("new"), dangling));
    }

    @Test
    @Row("P-451")
    void theFileIsFreeAgainAfterAFailure() {
        IOException thrown = new IOException("full");

        IOException seen = assertThrows(
                IOException.class,
                () -> queue.withFile(folder.resolve("f"), Cancellation.none(), () -> {
                    throw thrown;
                }));

        assertSame(thrown, seen);
        assertEquals("free", queue.withFile(folder.resolve("f"), Cancellation.none(), () -> "free"));
    }

    @Test
    @Row("P-452")
    void twoSessionsOfOneProcessShareTheLineOfAFile() throws Exception {
        Path file = folder.resolve("f");
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        List<Future<?>> others = new ArrayList<>();
        MutationQueue.shared().withFile(file, Cancellation.none(), () -> {
            others.add(threads.submit(() ->
                    MutationQueue.shared().withFile(file, Cancellation.none(), () -> order.add("second session"))));
            awaitWaiting(MutationQueue.shared(), file, 1);
            return order.add("first session");
        });
        awaitAll(others);

        assertEquals(List.of("first session", "second session"), order);
    }

    @Test
    @Row("P-306")
    void callsOverTheSameFilesInOppositeOrderDoNotBlockEachOther() throws Exception {
        List<Path> there = List.of(folder.resolve("a"), folder.resolve("b"));
        List<Path> back = List.of(folder.resolve("b"), folder.resolve("a"));
        List<Future<?>> calls = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            List<Path> files = i % 2 == 0 ? there : back;
            calls.add(threads.submit(() -> queue.withFiles(files, Cancellation.none(), () -> {
                Thread.yield();
                return files;
            })));
        }

        awaitAll(calls);
    }

    @Test
    void whoCameFirstIsServedFirst() throws Exception {
        Path file = folder.resolve("f");
        List<Integer> served = Collections.synchronizedList(new ArrayList<>());
        List<Future<?>> calls = new ArrayList<>();
        queue.withFile(file, Cancellation.none(), () -> {
            for (int i = 0; i < 10; i++) {
                int number = i;
                calls.add(threads.submit(() -> queue.withFile(file, Cancellation.none(), () -> served.add(number))));
                awaitWaiting(file, i + 1);
            }
            return null;
        });
        awaitAll(calls);

        assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), served);
    }

    @Test
    void aThreadMayTakeItsFileAgain() {
        Path file = folder.resolve("f");

        assertEquals(
                "inner",
                queue.withFile(
                        file, Cancellation.none(), () -> queue.withFile(file, Cancellation.none(), () -> "inner")));
    }

    @Test
    @Row("P-451")
    void aCancelledWaitEndsAndDoesNothing() throws Exception {
        Path file = folder.resolve("f");
        Cancellation cancellation = Cancellation.none();
        AtomicInteger ran = new AtomicInteger();
        CountDownLatch ended = new CountDownLatch(1);
        queue.withFile(file, Cancellation.none(), () -> {
            Future<?> waiting = threads.submit(() -> queue.withFile(file, cancellation, ran::incrementAndGet));
            awaitWaiting(file, 1);
            cancellation.cancel();
            ExecutionException failure =
                    assertThrows(ExecutionException.class, () -> waiting.get(10, TimeUnit.SECONDS));
            assertTrue(failure.getCause() instanceof CancellationException, failure::toString);
            ended.countDown();
            return null;
        });

        assertEquals(0, ended.getCount());
        assertEquals(0, ran.get());
    }

    @Test
    @Row("P-451")
    void filesTakenBeforeACancelledWaitAreGivenBack() throws Exception {
        Path first = folder.resolve("a");
        Path second = folder.resolve("b");
        Cancellation cancellation = Cancellation.none();
        queue.withFile(second, Cancellation.none(), () -> {
            Future<?> waiting =
                    threads.submit(() -> queue.withFiles(List.of(first, second), cancellation, () -> "never"));
            awaitWaiting(second, 1);
            cancellation.cancel();
            assertThrows(ExecutionException.class, () -> waiting.get(10, TimeUnit.SECONDS));
            return null;
        });

        assertEquals("free", queue.withFile(first, Cancellation.none(), () -> "free"));
    }

    @Test
    void whoIsCancelledBeforehandDoesNothing() {
        Cancellation cancelled = Cancellation.none();
        cancelled.cancel();

        assertThrows(CancellationException.class, () -> queue.withFile(folder.resolve("f"), cancelled, () -> "never"));
    }

    private void assertSameLine(Path file, List<Path> spellings) throws Exception {
        List<Future<?>> calls = new ArrayList<>();
        queue.withFile(file, Cancellation.none(), () -> {
            for (Path spelling : spellings) {
                calls.add(threads.submit(() -> queue.withFile(spelling, Cancellation.none(), () -> spelling)));
                awaitWaiting(file, calls.size());
            }
            return null;
        });
        awaitAll(calls);
    }

    private void awaitWaiting(Path file, int count) {
        awaitWaiting(queue, file, count);
    }

    private static void awaitWaiting(MutationQueue queue, Path file, int count) {
        while (queue.waiting(file) < count) {
            Thread.onSpinWait();
        }
    }

    private static void awaitAll(List<Future<?>> calls) throws Exception {
        for (Future<?> call : calls) {
            call.get(20, TimeUnit.SECONDS);
        }
    }
}
