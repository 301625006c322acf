package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.agent.brain.BrainContext;
import java.util.List;

/** What the turns of one session do: name the session, make a prompt of what came, and let the brain answer it. */
final class TurnWork {

    private final Brain brain;
    private final SessionTools tools;
    private boolean titled;

    TurnWork(Brain brain, SessionTools tools) {
        this.brain = brain;
        this.tools = tools;
    }

    /** Blocks until the brain is done. One turn at a time. */
    Brain.Ending run(Turn turn, List<ContentBlock> blocks) {
        nameSession(turn, blocks);
        BrainContext context = tools.context(turn);
        return brain.answer(tools.prompt(blocks, turn.cancellation()), context);
    }

    private synchronized void nameSession(Turn turn, List<ContentBlock> blocks) {
        if (!titled) {
            SessionTitle.of(PromptReader.text(blocks)).ifPresent(title -> {
                titled = true;
                turn.updates().send(new SessionUpdate.SessionInfoUpdate(title));
            });
        }
    }
}
