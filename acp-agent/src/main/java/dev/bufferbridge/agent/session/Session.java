package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.AvailableCommand;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionConfigOption;
import dev.bufferbridge.acp.schema.SessionModeState;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.Brain;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One conversation with the editor: its folders, its mode, its tools and its brain. Runs one turn at a time. Safe for use by several threads; no
 * method waits.
 */
public final class Session {

    private final String id;
    private final Brain brain;
    private final SessionModes modes;
    private final TurnWork work;
    private final Consumer<SessionUpdate> updates;
    private final Executor workers;
    private final Object announcement = new Object();
    private boolean announced;
    private @Nullable Turn running;
    private boolean closed;

    Session(
            String id,
            Brain brain,
            SessionModes modes,
            TurnWork work,
            Consumer<SessionUpdate> updates,
            Executor workers) {
        this.id = id;
        this.brain = brain;
        this.modes = modes;
        this.work = work;
        this.updates = updates;
        this.workers = workers;
    }

    public String id() {
        return id;
    }

    /** Tells the editor what may be typed after a slash, once; at the latest when the first turn begins. */
    public void announceCommands() {
        synchronized (announcement) {
            if (!announced) {
                announced = true;
                updates.accept(commands());
            }
        }
    }

    private SessionUpdate commands() {
        List<AvailableCommand> commands = brain.commands().stream()
                .map(command -> new AvailableCommand(command.name(), command.description(), command.hint()))
                .toList();
        return new SessionUpdate.AvailableCommandsUpdate(commands);
    }

    /**
     * Starts a turn.
     *
     * @return the turn's answer; cancelling it ends the turn
     * @throws dev.bufferbridge.acp.AcpException when the prompt does not fit, or a turn is running
     */
    public CompletableFuture<PromptResponse> prompt(List<ContentBlock> prompt) {
        PromptLimits.check(prompt);
        Turn turn = new Turn(started -> answer(started, prompt), updates, workers, this::free);
        take(turn);
        return turn.start();
    }

    /** An editor may prompt before the thread that was to announce the commands has done it. */
    private Brain.Ending answer(Turn turn, List<ContentBlock> prompt) {
        announceCommands();
        return work.run(turn, prompt);
    }

    /** Ends the running turn, if there is one. */
    public void cancel() {
        Turn turn = running();
        if (turn != null) {
            turn.cancel();
        }
    }

    /** Ends the running turn and takes no other; done once that turn is answered. */
    CompletableFuture<?> close() {
        Turn turn;
        synchronized (this) {
            closed = true;
            turn = running;
        }
        if (turn == null) {
            return CompletableFuture.completedFuture(null);
        }
        turn.cancel();
        return turn.answered();
    }

    public SessionModeState modes() {
        return modes.state();
    }

    public List<SessionConfigOption> options() {
        return modes.options();
    }

    /** Changes the mode and tells the editor's other control for it, if it did change. */
    public void setMode(String modeId) {
        if (modes.set(modeId, "modeId")) {
            updates.accept(new SessionUpdate.ConfigOptionUpdate(options()));
        }
    }

    /** As {@link #setMode}, by the option that stands for the mode. */
    public void setOption(String optionId, JsonNode value) {
        if (modes.setOption(optionId, value)) {
            updates.accept(new SessionUpdate.CurrentModeUpdate(modes.state().currentModeId()));
        }
    }

    private synchronized @Nullable Turn running() {
        return running;
    }

    private synchronized void take(Turn turn) {
        if (closed) {
            throw Refusals.unknownSession(id);
        }
        if (running != null) {
            throw Refusals.notNow("A prompt is running in this session; wait for its answer or send session/cancel");
        }
        running = turn;
    }

    private synchronized void free(Turn turn) {
        if (running == turn) {
            running = null;
        }
    }
}
