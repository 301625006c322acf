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

    public static final int PARSE_ERROR = -32700;
    public static final int INVALID_REQUEST = -32600;
    public static final int METHOD_NOT_FOUND = -32601;
    public static final int INVALID_PARAMS = -32602;
    public static final int INTERNAL_ERROR = -32603;
    public static final int REQUEST_CANCELLED = -32800;
    public static final int AUTH_REQUIRED = -32000;
    public static final int RESOURCE_NOT_FOUND = -32002;

    public AcpError(int code, String message) {
        this(code, message, null);
    }
}
