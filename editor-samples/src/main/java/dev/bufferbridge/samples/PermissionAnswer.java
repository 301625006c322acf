package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;

/** What the person at the editor does with a permission request. */
public sealed interface PermissionAnswer {

    /** Chooses the option with this id. */
    static PermissionAnswer select(String optionId) {
        return new Select(optionId);
    }

    /** Says that the turn was cancelled. */
    static PermissionAnswer cancelled() {
        return new Cancelled();
    }

    /** Leaves the request open, to be answered later or at a cancel. */
    static PermissionAnswer hold() {
        return new Hold();
    }

    /** Answers with an error. */
    static PermissionAnswer fail(int code, String message) {
        return new Fail(new AcpError(code, message));
    }

    record Select(String optionId) implements PermissionAnswer {}

    record Cancelled() implements PermissionAnswer {}

    record Hold() implements PermissionAnswer {}

    record Fail(AcpError error) implements PermissionAnswer {}
}
