package dev.bufferbridge.tools.api;

/** A call that was checked and planned, and has touched nothing yet. */
public interface PreparedCall {

    /** What it will do. */
    CallPreview preview();

    /**
     * Does it, once. Blocks; runs on a worker thread, never on a protocol's reader thread.
     *
     * @throws ToolException when it cannot be done; nothing was changed unless the message says what
     * @throws java.util.concurrent.CancellationException when cancelled before anything was changed
     */
    ToolOutput execute() throws ToolException;
}
