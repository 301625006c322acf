package dev.bufferbridge.acp;

import java.time.Duration;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * How a connection behaves.
 *
 * @param maxLineBytes longest line accepted; a longer one is answered with an error and skipped
 * @param unstable whether methods that are not in the stable protocol are offered and called, and updates and fields that
 *     are not in it are sent
 * @param asciiOnly whether characters beyond ASCII are written as escapes, for peers that decode with the wrong charset
 * @param executor runs the handlers of requests; null means daemon threads of the connection's own
 * @param highWaterBytes bytes waiting to be written above which a sending thread waits; the reading thread never does
 * @param drainDeadline how long close waits for what is queued to be written
 * @param diagnostics hears of problems
 */
public record ConnectionOptions(
        int maxLineBytes,
        boolean unstable,
        boolean asciiOnly,
        @Nullable Executor executor,
        int highWaterBytes,
        Duration drainDeadline,
        Diagnostics diagnostics) {

    public ConnectionOptions {
        positive("maxLineBytes", maxLineBytes);
        positive("highWaterBytes", highWaterBytes);
        positive("drainDeadline", drainDeadline.toMillis());
    }

    private static void positive(String name, long value) {
        if (value <= 0) {
            throw new IllegalArgumentException(name + " (" + value + ") must be positive");
        }
    }

    /** 64 MiB lines, stable protocol only, 4 MiB waiting, one second to drain, problems to the platform's logger. */
    public static ConnectionOptions defaults() {
        return new ConnectionOptions(
                64 << 20, false, false, null, 4 << 20, Duration.ofSeconds(1), LoggedDiagnostics.INSTANCE);
    }

    public ConnectionOptions withMaxLineBytes(int maxLineBytes) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withUnstable(boolean unstable) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withAsciiOnly(boolean asciiOnly) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withExecutor(@Nullable Executor executor) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withHighWaterBytes(int highWaterBytes) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withDrainDeadline(Duration drainDeadline) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }

    public ConnectionOptions withDiagnostics(Diagnostics diagnostics) {
        return new ConnectionOptions(
                maxLineBytes, unstable, asciiOnly, executor, highWaterBytes, drainDeadline, diagnostics);
    }
}
