package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A call that failed with an error of the protocol: thrown to answer so, and the cause of a failed call's future. */
public final class AcpException extends RuntimeException {

    private final transient AcpError error;

    public AcpException(AcpError error) {
        super(error.message());
        this.error = error;
    }

    public AcpException(int code, String message) {
        this(new AcpError(code, message));
    }

    public AcpException(int code, String message, @Nullable JsonNode data) {
        this(new AcpError(code, message, data));
    }

    public AcpError error() {
        return error;
    }

    /** The error's code, one of the constants of {@link AcpError} or any other. */
    public int code() {
        return error.code();
    }

    /** A future that fails with "method not found". */
    static <T> CompletableFuture<T> notOffered(String method) {
        return CompletableFuture.failedFuture(
                new AcpException(AcpError.METHOD_NOT_FOUND, "Method not found: " + method));
    }
}
