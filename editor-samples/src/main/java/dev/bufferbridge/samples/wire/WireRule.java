package dev.bufferbridge.samples.wire;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One rule that an agent has to keep. Sees every message in order; called under the audit's lock. */
interface WireRule {

    /**
     * Looks at a message.
     *
     * @param request what the message answers, or null when it is not an answer or answers nothing
     * @param complain takes a sentence for each breach
     */
    void see(WireMessage message, @Nullable WireMessage request, Consumer<String> complain);

    /** The connection has ended. */
    default void end(Consumer<String> complain) {}
}
