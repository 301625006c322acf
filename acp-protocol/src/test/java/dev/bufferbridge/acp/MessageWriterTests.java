package dev.bufferbridge.acp;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class MessageWriterTests {

    /** Takes a line only when the test lets it. */
    private static final class Gate extends OutputStream {
        final Semaphore open = new Semaphore(0);
        final List<Integer> written = new CopyOnWriteArrayList<>();

        @Override
        public void write(int value) {
            throw new AssertionError("lines are written whole");
        }

        @Override
        public void write(byte[] line) {
            open.acquireUninterruptibly();
            written.add((int) line[0]);
        }
    }

    private final Gate output = new Gate();
    private final CompletableFuture<IOException> failure = new CompletableFuture<>();
    private final MessageWriter writer = new MessageWriter(output, 10, failure::complete);

    private static byte[] line(int value) {
        byte[] line = new byte[8];
        line[0] = (byte) value;
        return line;
    }

    private Thread sender(int value, CountDownLatch done) {
        Thread sender = new Thread(() -> {
            writer.send(line(value), true);
            done.countDown();
        });
        sender.start();
        return sender;
    }

    @Test
    void aSenderWaitsAboveTheHighWaterMarkAndOneThatMayNotWaitDoesNot() throws Exception {
        writer.start();
        writer.send(line(1), true);
        writer.send(line(2), true);
        writer.send(line(3), false);
        CountDownLatch done = new CountDownLatch(1);
        Thread sender = sender(4, done);
        while (sender.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertEquals(1, done.getCount());
        output.open.release(4);
        assertTrue(done.await(10, SECONDS));
        writer.close(Duration.ofSeconds(10));
        assertEquals(List.of(1, 2, 3, 4), output.written);
    }

    @Test
    void anInterruptedSenderStopsWaitingAndItsLineIsNotLost() throws Exception {
        writer.start();
        writer.send(line(1), true);
        writer.send(line(2), true);
        CountDownLatch done = new CountDownLatch(1);
        sender(3, done).interrupt();
        assertTrue(done.await(10, SECONDS));
        output.open.release(3);
        writer.close(Duration.ofSeconds(10));
        assertEquals(List.of(1, 2, 3), output.written);
    }

    @Test
    void closeWaitsForTheQueueButNotForEver() {
        writer.start();
        writer.send(line(1), true);
        writer.close(Duration.ofMillis(20));
        writer.send(line(2), true);
        assertEquals(List.of(), output.written);
        output.open.release(2);
        writer.close(Duration.ofSeconds(10));
        assertEquals(List.of(1), output.written);
        assertFalse(failure.isDone());
    }

    @Test
    void whatCannotBeWrittenIsReportedOnceAndFreesThoseWhoWait() throws Exception {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("broken");
            }
        };
        MessageWriter failing = new MessageWriter(broken, 10, failure::complete);
        failing.send(line(1), false);
        failing.send(line(2), false);
        failing.start();
        failing.send(line(3), true);
        assertEquals("broken", failure.get(10, SECONDS).getMessage());
    }
}
