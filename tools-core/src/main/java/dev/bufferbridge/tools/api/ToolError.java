package dev.bufferbridge.tools.api;

import org.jspecify.annotations.Nullable;

/**
 * Why a call failed, in words a model can act on: what is wrong and what to do next, never a stack trace.
 *
 * @param code a stable code such as {@code invalid_json_arguments}, or null
 * @param blocked set when the call never started
 */
public record ToolError(
        String message, @Nullable String code, @Nullable BlockedReason blocked) {

    /** The code of a call that was cancelled, before it started or while it ran. */
    public static final String CANCELLED = "cancelled";

    /** The code of a call whose arguments are no JSON object. */
    public static final String INVALID_JSON_ARGUMENTS = "invalid_json_arguments";

    /** The call was cancelled. */
    public static ToolError cancelled(String message) {
        return failed(message, CANCELLED);
    }

    public static ToolError failed(String message) {
        return new ToolError(message, null, null);
    }

    public static ToolError failed(String message, @Nullable String code) {
        return new ToolError(message, code, null);
    }

    public static ToolError blocked(BlockedReason reason, String message) {
        return new ToolError(message, null, reason);
    }

    /** Whether the call ended because it was cancelled. */
    public boolean isCancelled() {
        return CANCELLED.equals(code);
    }
}
