package dev.bufferbridge.tools.api;

import org.jspecify.annotations.Nullable;

/**
 * Thrown by a tool that cannot do what was asked; nothing was changed unless the message says what.
 *
 * <p>The message is read by a model: it says what is wrong and what to do next.
 */
public final class ToolException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable String code;
    private final boolean badArguments;

    private ToolException(String message, @Nullable String code, boolean badArguments, @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
        this.badArguments = badArguments;
    }

    /** The call was understood and cannot be carried out. */
    public static ToolException failed(String message) {
        return new ToolException(message, null, false, null);
    }

    /** The call was understood and cannot be carried out; {@code code} is stable for hosts. */
    public static ToolException failed(String message, String code) {
        return new ToolException(message, code, false, null);
    }

    /** The call was understood and cannot be carried out because of {@code cause}, which is never shown to the model. */
    public static ToolException failed(String message, Throwable cause) {
        return new ToolException(message, null, false, cause);
    }

    /** The arguments do not fit: missing, of the wrong type, out of range. The call is blocked as invalid_arguments. */
    public static ToolException badArguments(String message) {
        return new ToolException(message, null, true, null);
    }

    public @Nullable String code() {
        return code;
    }

    /** Whether the fault lies in the arguments, so that the call never starts. */
    public boolean isBadArguments() {
        return badArguments;
    }
}
