package dev.bufferbridge.agent.session;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;

/** The errors the agent answers with: one code for each situation, a message of one line that says what to do. */
public final class Refusals {

    private Refusals() {}

    /** A field of a request does not fit. */
    public static AcpException badParams(String message) {
        return new AcpException(AcpError.INVALID_PARAMS, message);
    }

    /** There is no such session; it was never opened here, or it was closed. */
    public static AcpException unknownSession(String sessionId) {
        return new AcpException(
                AcpError.RESOURCE_NOT_FOUND,
                "There is no such session; open one with session/new",
                JsonNodeFactory.instance.objectNode().put("sessionId", sessionId));
    }

    /** The request is fine, but not now. */
    public static AcpException notNow(String message) {
        return new AcpException(AcpError.INVALID_REQUEST, message);
    }

    /** There is more to do than can be done. */
    public static AcpException busy() {
        return internal("the agent has too much to do at once; try again when other prompts have ended");
    }

    /** A fault of the agent. */
    static AcpException internal(String details) {
        return new AcpException(
                AcpError.INTERNAL_ERROR,
                "Internal error",
                JsonNodeFactory.instance.objectNode().put("details", details));
    }
}
