package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.Optional;
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
    private final transient @Nullable Quote quote;

    private ToolException(
            String message,
            @Nullable String code,
            boolean badArguments,
            @Nullable Quote quote,
            @Nullable Throwable cause) {
        super(message, cause);
        this.code = code;
        this.badArguments = badArguments;
        this.quote = quote;
    }

    /** The call was understood and cannot be carried out. */
    public static ToolException failed(String message) {
        return new ToolException(message, null, false, null, null);
    }

    /** The call was understood and cannot be carried out; {@code code} is stable for hosts. */
    public static ToolException failed(String message, String code) {
        return new ToolException(message, code, false, null, null);
    }

    /** The call was understood and cannot be carried out because of {@code cause}, which is never shown to the model. */
    public static ToolException failed(String message, Throwable cause) {
        return new ToolException(message, null, false, null, cause);
    }

    /**
     * The call cannot be carried out, and the message quotes what a file holds, such as lines near a place that was not found. Planning comes before any
     * permission, so the dispatcher shows the quote only where the file may be read without asking.
     *
     * @param withoutQuote what is said otherwise
     */
    public static ToolException quoting(Path file, String message, String withoutQuote) {
        return new ToolException(message, null, false, new Quote(file, withoutQuote), null);
    }

    /** The arguments do not fit: missing, of the wrong type, out of range. The call is blocked as invalid_arguments. */
    public static ToolException badArguments(String message) {
        return new ToolException(message, null, true, null, null);
    }

    public @Nullable String code() {
        return code;
    }

    /** What the message quotes, if it does. */
    public Optional<Quote> quote() {
        return Optional.ofNullable(quote);
    }

    /** Whether the fault lies in the arguments, so that the call never starts. */
    public boolean isBadArguments() {
        return badArguments;
    }

    /**
     * The message quotes a file.
     *
     * @param file absolute
     * @param messageWithout the message without the quote
     */
    public record Quote(Path file, String messageWithout) {}
}
