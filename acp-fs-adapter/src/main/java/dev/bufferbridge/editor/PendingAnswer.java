package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.tools.api.Cancellation;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Waits for one answer of the editor, and never longer than it may: at the deadline and when the work is cancelled the request is taken back
 * ({@code $/cancel_request}) and whatever comes later is ignored. Never on the reader thread.
 */
final class PendingAnswer {

    private PendingAnswer() {}

    /**
     * @throws TimeoutException at the deadline
     * @throws CancellationException at once when cancelled, and when the editor says so while we cancel
     * @throws AcpException when the editor answered with an error
     */
    static <T> T await(CompletableFuture<T> answer, Duration deadline, Cancellation cancellation)
            throws TimeoutException {
        Cancellation.Registration registration = cancellation.onCancel(() -> answer.cancel(false));
        try {
            return answer.get(deadline.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            answer.cancel(false);
            throw e;
        } catch (InterruptedException e) {
            answer.cancel(false);
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while waiting for the editor");
        } catch (ExecutionException e) {
            throw failure(e.getCause(), cancellation);
        } finally {
            registration.close();
        }
    }

    private static RuntimeException failure(Throwable cause, Cancellation cancellation) {
        Throwable deepest = cause instanceof CompletionException && cause.getCause() != null ? cause.getCause() : cause;
        if (cancellation.isCancelled() || deepest instanceof CancellationException) {
            return new CancellationException("cancelled");
        }
        if (deepest instanceof AcpException acp) {
            return acp;
        }
        return new AcpException(AcpError.INTERNAL_ERROR, "no usable answer");
    }
}
