package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.tools.api.Cancellation;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * One prompt on its way to its answer. Whatever happens it is answered exactly once: after all of its updates, and after the session is free for the
 * next prompt.
 *
 * <p>Cancelling ends what the turn waits for, and the brain with it. Work that does not stop in time is left behind: the turn is answered without it,
 * its open calls are shown as failed, and what it still says is dropped.
 */
final class Turn {

    private static final Logger LOG = Logger.getLogger(Turn.class.getName());
    private static final int PATIENCE_AFTER_CANCEL_MILLIS = 1_500;

    private final Work work;
    private final TurnUpdates updates;
    private final List<Runnable> lastActs = new CopyOnWriteArrayList<>();
    private final Executor workers;
    private final Consumer<Turn> freeSlot;
    private final Cancellation cancellation = new Cancellation();
    private final TurnFuture answer = new TurnFuture(this::cancel);
    private final CompletableFuture<Void> answered = new CompletableFuture<>();
    private final AtomicBoolean cancelAsked = new AtomicBoolean();
    private final AtomicBoolean ended = new AtomicBoolean();

    /**
     * @param sink takes the turn's updates
     * @param freeSlot called once, before the answer is given
     */
    Turn(Work work, Consumer<SessionUpdate> sink, Executor workers, Consumer<Turn> freeSlot) {
        this.work = work;
        this.updates = new TurnUpdates(sink);
        this.workers = workers;
        this.freeSlot = freeSlot;
    }

    /** What a turn does; blocks. */
    @FunctionalInterface
    interface Work {

        /** @throws CancellationException when the turn is to be answered as cancelled */
        Brain.Ending run(Turn turn);
    }

    /** Starts the work; does not wait. */
    TurnFuture start() {
        try {
            workers.execute(this::run);
        } catch (RejectedExecutionException tooMuch) {
            fail(Refusals.busy());
        }
        return answer;
    }

    /** Ends the turn soon; does not wait. Any number of times, also after the end. */
    void cancel() {
        if (cancelAsked.compareAndSet(false, true)) {
            cancellation.cancel();
            CompletableFuture.delayedExecutor(PATIENCE_AFTER_CANCEL_MILLIS, TimeUnit.MILLISECONDS)
                    .execute(() -> end(StopReason.CANCELLED));
        }
    }

    /** Done once the turn is answered: after everything that hangs on the answer, such as sending it. */
    CompletableFuture<Void> answered() {
        return answered;
    }

    Cancellation cancellation() {
        return cancellation;
    }

    TurnUpdates updates() {
        return updates;
    }

    /** Has this done when the turn ends, while updates can still be sent. */
    void atEnd(Runnable act) {
        lastActs.add(act);
    }

    private void run() {
        try {
            Brain.Ending ending = work.run(this);
            end(cancellation.isCancelled() ? StopReason.CANCELLED : stopReason(ending));
        } catch (CancellationException e) {
            end(StopReason.CANCELLED);
        } catch (Throwable e) { // an Error too must not leave the prompt without an answer
            LOG.log(Level.SEVERE, "a turn failed", e);
            fail(Refusals.internal("the turn failed inside the agent; its log has the details"));
        }
    }

    private void end(StopReason reason) {
        if (finish()) {
            answer.complete(new PromptResponse(reason));
            answered.complete(null);
        }
    }

    private void fail(AcpException error) {
        if (cancellation.isCancelled()) {
            end(StopReason.CANCELLED);
        } else if (finish()) {
            answer.completeExceptionally(error);
            answered.complete(null);
        }
    }

    private boolean finish() {
        if (!ended.compareAndSet(false, true)) {
            return false;
        }
        try {
            lastActs.forEach(Runnable::run);
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "a turn could not be tidied up", e); // and is answered all the same
        }
        updates.close();
        freeSlot.accept(this);
        return true;
    }

    private static StopReason stopReason(Brain.Ending ending) {
        return switch (ending) {
            case DONE -> StopReason.END_TURN;
            case MAX_TOKENS -> StopReason.MAX_TOKENS;
            case MAX_STEPS -> StopReason.MAX_TURN_REQUESTS;
            case REFUSED -> StopReason.REFUSAL;
        };
    }
}
