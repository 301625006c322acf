package dev.bufferbridge.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends the process within two seconds once the editor is gone, by end of input, by a signal, or by both at once. Serving is given the time to tidy up;
 * if it takes longer, the process stops anyway.
 */
final class LastSeconds {

    private static final long TIDY_MILLIS = 1_500;

    private final CountDownLatch served = new CountDownLatch(1);

    private LastSeconds() {}

    /** From now on a signal ends standard input and waits, for a while, until serving has ended. */
    static LastSeconds watch(StandardStreams streams) {
        LastSeconds lastSeconds = new LastSeconds();
        Runtime.getRuntime().addShutdownHook(new Thread("end") {
            @Override
            public void run() {
                if (lastSeconds.served.getCount() > 0) {
                    streams.closeInput();
                    lastSeconds.awaitServed();
                }
            }
        });
        return lastSeconds;
    }

    /** The same input; its end starts the clock. */
    InputStream watched(InputStream input) {
        return new FilterInputStream(input) {
            @Override
            public int read() throws IOException {
                return noticed(super.read());
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return noticed(super.read(bytes, offset, length));
            }
        };
    }

    /** Serving has ended. */
    void served() {
        served.countDown();
    }

    private int noticed(int read) {
        if (read < 0 && served.getCount() > 0) {
            Thread clock = new Thread(this::haltUnlessServed, "last seconds");
            clock.setDaemon(true);
            clock.start();
        }
        return read;
    }

    private void haltUnlessServed() {
        if (!awaitServed()) {
            Runtime.getRuntime().halt(ExitCode.FAILED);
        }
    }

    private boolean awaitServed() {
        try {
            return served.await(TIDY_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
