package dev.bufferbridge.tools.api;

import java.io.IOException;

/** A file is over the size that the caller was ready to take; nothing of it was kept. */
public final class TooLargeException extends IOException {

    private static final long serialVersionUID = 1L;

    private final long actualBytes;
    private final long maxBytes;

    /** @param actualBytes the size, or -1 when only known to be over the limit */
    public TooLargeException(String message, long actualBytes, long maxBytes) {
        super(message);
        this.actualBytes = actualBytes;
        this.maxBytes = maxBytes;
    }

    public long actualBytes() {
        return actualBytes;
    }

    public long maxBytes() {
        return maxBytes;
    }
}
