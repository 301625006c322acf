package dev.bufferbridge.tools.engine.text;

/** A list of edits that cannot be applied to a text; none of them was. The message is for a model: what is wrong and what to do next. */
public final class EditRejected extends Exception {

    private static final long serialVersionUID = 1L;

    EditRejected(String message) {
        super(message);
    }
}
