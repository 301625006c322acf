package dev.bufferbridge.samples;

/** Something that the editor waited for did not happen in time. */
public final class EditorDeadlineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    EditorDeadlineException(String message) {
        super(message);
    }
}
