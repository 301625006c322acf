package dev.bufferbridge.agent.session;

import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.agent.brain.BrainContext;
import dev.bufferbridge.agent.brain.Prompt;
import dev.bufferbridge.tools.api.Cancellation;
import java.util.List;

/** What a session's turns work with. */
interface SessionTools {

    /** Blocks while linked files are read. */
    Prompt prompt(List<ContentBlock> blocks, Cancellation cancellation);

    /** What the brain may do in this turn. */
    BrainContext context(Turn turn);
}
