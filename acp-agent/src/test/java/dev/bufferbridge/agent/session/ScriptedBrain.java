package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.agent.brain.BrainContext;
import dev.bufferbridge.agent.brain.Prompt;
import dev.bufferbridge.agent.brain.SlashCommand;
import dev.bufferbridge.tools.api.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Answers a prompt when the test lets it, or gives up when cancelled. */
final class ScriptedBrain implements Brain {

    private static final int CANCELLED = 1 << 20;

    private final List<SlashCommand> commands = new ArrayList<>();
    private final Semaphore started = new Semaphore(0);
    private final Semaphore permits = new Semaphore(0);
    private volatile Cancellation cancellation = Cancellation.none();

    void offer(SlashCommand command) {
        commands.add(command);
    }

    void awaitStarted() throws InterruptedException {
        if (!started.tryAcquire(10, TimeUnit.SECONDS)) {
            throw new AssertionError("no prompt reached the brain");
        }
    }

    /** Lets one prompt end. */
    void finish() {
        permits.release();
    }

    /** Forgets what was released to end a cancelled turn. */
    void reset() {
        permits.drainPermits();
    }

    SessionTools tools() {
        return new SessionTools() {
            @Override
            public Prompt prompt(List<ContentBlock> blocks, Cancellation turn) {
                cancellation = turn;
                return new Prompt(PromptReader.text(blocks), List.of());
            }

            @Override
            public BrainContext context(Turn turn) {
                return new SilentContext(turn.cancellation());
            }
        };
    }

    @Override
    public List<SlashCommand> commands() {
        return commands;
    }

    @Override
    public Ending answer(Prompt prompt, BrainContext context) {
        started.release();
        try {
            cancellation.onCancel(() -> permits.release(CANCELLED));
            if (!permits.tryAcquire(10, TimeUnit.SECONDS)) {
                throw new AssertionError("nobody let the prompt end");
            }
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
        cancellation.throwIfCancelled();
        return Ending.DONE;
    }
}
