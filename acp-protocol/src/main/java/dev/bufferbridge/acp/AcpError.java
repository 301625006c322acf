package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * The error of an answer.
 *
 * @param code one of the constants, or any other integer
 * @param message one line
 * @param data details, or null
 */
public record AcpError(int code, String message, @Nullable JsonNode data) {

    /** The line was not JSON. */
    public static final int PARSE_ERROR = -32700;
    /** The JSON was not a message, or the message came at a wrong time. */
    public static final int INVALID_REQUEST = -32600;
    /** The method does not exist or is not offered. */
    public static final int METHOD_NOT_FOUND = -32601;
    /** The params are missing something or have something wrong. */
    public static final int INVALID_PARAMS = -32602;
    /** The receiver failed; also what a call fails with when the connection ends. */
    public static final int INTERNAL_ERROR = -32603;
    /** The request was cancelled by the caller, or given up by the receiver. */
    public static final int REQUEST_CANCELLED = -32800;
    /** The user must sign in first. */
    public static final int AUTH_REQUIRED = -32000;
    /** A session or a file is not there; the data says which. */
    public static final int RESOURCE_NOT_FOUND = -32002;

    public AcpError(int code, String message) {
        this(code, message, null);
    }
}
