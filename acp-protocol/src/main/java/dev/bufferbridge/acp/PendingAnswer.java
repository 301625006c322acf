package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a request that came in. It exists before its handler runs, so that a cancel is never too early: cancel
 * reaches the handler's future now, or as soon as there is one, and the answer waits for what that future becomes.
 *
 * <p>Completing the handler's future completes this one, and thereby queues the response, before {@code complete} returns.
 */
final class PendingAnswer extends CompletableFuture<JsonNode> {

    private static final ThreadLocal<PendingAnswer> CURRENT = new ThreadLocal<>();

    private final IncomingRequest request;
    private final Diagnostics diagnostics;
    private final CompletableFuture<Void> settled = new CompletableFuture<>();
    private final List<Runnable> afterwards = new ArrayList<>();
    private @Nullable CompletableFuture<?> work;
    private boolean cancelled;

    PendingAnswer(IncomingRequest request, Diagnostics diagnostics) {
        this.request = request;
        this.diagnostics = diagnostics;
    }

    /** The answer whose handler the calling thread is in, or null. */
    static @Nullable PendingAnswer current() {
        return CURRENT.get();
    }

    IncomingRequest request() {
        return request;
    }

    /** Calls the handler and follows its future. */
    <R> void run(Supplier<CompletableFuture<R>> handler, Function<R, JsonNode> toJson, @Nullable R ifCancelled) {
        PendingAnswer outer = CURRENT.get();
        CURRENT.set(this);
        CompletableFuture<R> started;
        try {
            started = handler.get();
        } catch (Throwable failure) {
            started = CompletableFuture.failedFuture(failure);
        } finally {
            CURRENT.set(outer);
        }
        if (started == null) {
            started = CompletableFuture.failedFuture(
                    new IllegalStateException("The handler of " + request.getMethod() + " returned no future"));
        }
        follow(started, toJson, ifCancelled);
    }

    private <R> void follow(CompletableFuture<R> started, Function<R, JsonNode> toJson, @Nullable R ifCancelled) {
        started.handle((result, failure) -> toJson.apply(orCancelled(result, failure, ifCancelled)))
                .whenComplete((result, failure) -> {
                    if (failure == null) {
                        complete(result);
                        settle();
                    } else {
                        fail(ErrorMapper.unwrap(failure));
                    }
                });
        boolean cancelNow;
        synchronized (this) {
            work = started;
            cancelNow = cancelled;
        }
        if (cancelNow) {
            signal(started);
        }
    }

    private static <R> R orCancelled(R result, @Nullable Throwable failure, @Nullable R ifCancelled) {
        if (failure == null) {
            return result;
        }
        Throwable cause = ErrorMapper.unwrap(failure);
        if (cause instanceof CancellationException && ifCancelled != null) {
            return ifCancelled;
        }
        throw new CompletionException(cause);
    }

    /** Runs once the response is queued, on the thread that completed it. */
    void afterwards(Runnable action) {
        afterwards.add(action);
    }

    /** Answers with an error. */
    void fail(Throwable failure) {
        completeExceptionally(failure);
        settle();
    }

    /** Completes when the response has been queued, and what was to follow it too. */
    CompletableFuture<Void> settled() {
        return settled;
    }

    private void settle() {
        for (Runnable action : afterwards) {
            try {
                action.run();
            } catch (RuntimeException e) {
                diagnostics.report("What was to follow the response to " + request.getMethod() + " failed", e);
            }
        }
        settled.complete(null);
    }

    /** Whether the handler has not returned its future yet. */
    synchronized boolean isStarting() {
        return work == null && !isDone();
    }

    /** Signals the handler's future; does not complete this one. */
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        CompletableFuture<?> target;
        synchronized (this) {
            cancelled = true;
            target = work;
        }
        if (target != null) {
            signal(target);
        }
        return false;
    }

    private void signal(CompletableFuture<?> target) {
        try {
            target.cancel(true);
        } catch (RuntimeException e) {
            diagnostics.report("Cancelling " + request.getMethod() + " failed", e);
        }
    }
}
