package dev.bufferbridge.tools.dispatch;

import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.ToolError;

/** Ends a call before it starts. Never leaves the dispatcher. */
final class CallStopped extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient ToolError error;

    CallStopped(ToolError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    static CallStopped blocked(BlockedReason reason, String message) {
        return new CallStopped(ToolError.blocked(reason, message));
    }

    static CallStopped cancelled() {
        return new CallStopped(ToolError.cancelled("cancelled before it started; nothing was done"));
    }

    ToolError error() {
        return error;
    }
}
