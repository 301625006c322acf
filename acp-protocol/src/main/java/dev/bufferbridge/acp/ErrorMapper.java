package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.WireException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;

/** Turns failures into errors on the wire and back. Never lets out a stack trace or the name of a class. */
final class ErrorMapper {

    private static final int MAX_MESSAGE_CHARS = 1_000;

    private final Diagnostics diagnostics;

    ErrorMapper(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** The error that a failed handler answers with. */
    ResponseError toWire(Throwable failure) {
        Throwable cause = unwrap(failure);
        if (cause instanceof AcpException known) {
            AcpError error = known.error();
            return new ResponseError(error.code(), oneLine(error.message()), error.data());
        }
        if (cause instanceof WireException bad) {
            return new ResponseError(AcpError.INVALID_PARAMS, "Invalid params: " + oneLine(bad.getMessage()), null);
        }
        if (cause instanceof CancellationException) {
            return new ResponseError(AcpError.REQUEST_CANCELLED, "Request cancelled", null);
        }
        diagnostics.report("A request failed unexpectedly", cause);
        return new ResponseError(AcpError.INTERNAL_ERROR, "Internal error", null);
    }

    /** What a call that was answered with an error fails with. */
    static Throwable fromWire(Throwable failure) {
        Throwable cause = unwrap(failure);
        if (cause instanceof ResponseErrorException answered) {
            ResponseError error = answered.getResponseError();
            return new AcpException(error.getCode(), oneLine(error.getMessage()), (JsonNode) error.getData());
        }
        if (cause instanceof WireException bad) {
            return new AcpException(
                    AcpError.INTERNAL_ERROR, "The answer could not be read: " + oneLine(bad.getMessage()));
        }
        return cause;
    }

    static Throwable unwrap(Throwable failure) {
        Throwable cause = failure;
        while ((cause instanceof CompletionException || cause instanceof ExecutionException)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    /** Cut before it is looked through: a peer may quote megabytes, or name a method as long. */
    private static String oneLine(String message) {
        String start = message.length() <= MAX_MESSAGE_CHARS ? message : message.substring(0, MAX_MESSAGE_CHARS) + "…";
        return start.replaceAll("\\s*\\R\\s*", " ").replaceAll("\\p{Cntrl}", " ");
    }
}
