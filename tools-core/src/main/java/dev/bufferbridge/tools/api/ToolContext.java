package dev.bufferbridge.tools.api;

import java.util.function.Consumer;

/**
 * What a call knows about where it runs.
 *
 * @param sessionId the conversation
 * @param runId one run of the agent; in the agent the same as the session
 * @param progress takes text to show while the call runs; may drop it
 * @param lifecycle takes lifecycle events such as file_changed; never throws
 */
public record ToolContext(
        String sessionId,
        String runId,
        String toolCallId,
        Cancellation cancellation,
        Consumer<String> progress,
        LifecycleListener lifecycle) {

    /** A context for a call outside any session. */
    public static ToolContext standalone(String toolCallId) {
        return new ToolContext("local", "local", toolCallId, Cancellation.none(), text -> {}, event -> false);
    }
}
