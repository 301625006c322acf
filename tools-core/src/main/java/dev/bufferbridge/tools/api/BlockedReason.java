package dev.bufferbridge.tools.api;

import java.util.Locale;

/** Why a call never started (row L-050). */
public enum BlockedReason {
    UNKNOWN_TOOL,
    TOOL_DENIED,
    INVALID_ARGUMENTS,
    PERMISSION_DENIED,
    VALIDATION_FAILED;

    /** The name used in JSON, such as {@code unknown_tool}. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
