package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Something a brain can ask for by name. Safe for use by several threads. */
public interface Tool {

    ToolDefinition definition();

    /**
     * Checks the arguments and plans the call. May read; changes nothing.
     *
     * @throws ToolException when the arguments do not fit or the call cannot be carried out
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    PreparedCall prepare(ObjectNode arguments, ToolContext context) throws ToolException;
}
