package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.PromptResponse;
import java.util.concurrent.CompletableFuture;

/** The answer to a prompt. Cancelling it only tells the turn, which then ends and answers as always: a cancelled turn has a result, not an error. */
final class TurnFuture extends CompletableFuture<PromptResponse> {

    private final Runnable signal;

    /** @param signal must not block */
    TurnFuture(Runnable signal) {
        this.signal = signal;
    }

    /** Signals the turn. Never completes this future. */
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        signal.run();
        return false;
    }
}
