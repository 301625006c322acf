package dev.bufferbridge.agent.brain;

import java.util.List;
import java.util.concurrent.CancellationException;

/** Turns a prompt into steps: things said and tools called. One instance serves all turns of one session, one after another. */
public interface Brain {

    /** What a user may type after a slash, for the editor's menu. */
    List<SlashCommand> commands();

    /**
     * Answers one prompt. Blocks, on the turn's own worker thread; returns when there is nothing left to do.
     *
     * @throws CancellationException when the turn was cancelled; {@link BrainContext} throws it from every call then, so a brain need not look
     */
    Ending answer(Prompt prompt, BrainContext context);

    /** Why a brain stopped by itself. That a turn was cancelled is not for a brain to say. */
    enum Ending {
        DONE,
        /** A model may write no more. */
        MAX_TOKENS,
        /** A model asked for tools as often as it may in one turn. */
        MAX_STEPS,
        /** A model will not go on. */
        REFUSED
    }
}
