package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.CompletableFuture;

/** Methods that the protocol does not name, in both directions; their names begin with an underscore. */
public interface Extensions {

    /** A request; the answer may be any JSON value. */
    default CompletableFuture<JsonNode> extMethod(String method, JsonNode params) {
        return AcpException.notOffered(method);
    }

    /** A notification; one that is not known is ignored. */
    default void extNotification(String method, JsonNode params) {}
}
