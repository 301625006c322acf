package dev.bufferbridge.tools.engine.text;

/**
 * A list of edits that cannot be applied to a text; none of them was. The message is for a model: what is wrong and what to do next. It may quote lines of
 * the text.
 */
public final class EditRejected extends Exception {

    private static final long serialVersionUID = 1L;

    private final String withoutQuote;

    EditRejected(String message) {
        this(message, "");
    }

    EditRejected(String message, String quotedLines) {
        super(message + quotedLines);
        this.withoutQuote = message;
    }

    /** Whether the message quotes lines of the text. */
    public boolean quotes() {
        return !withoutQuote.equals(getMessage());
    }

    /** The message without the lines it quotes. */
    public String withoutQuote() {
        return withoutQuote;
    }
}
