package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.WireException;
import dev.bufferbridge.acp.json.WireMapper;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.jsonrpc.Endpoint;

/** Sends typed calls to the peer. Both {@link RemoteAgent} and {@link RemoteClient} are thin fronts of it. */
final class RemotePeer {

    private final Endpoint endpoint;
    private final boolean unstable;
    private final Diagnostics diagnostics;

    RemotePeer(Endpoint endpoint, ConnectionOptions options) {
        this.endpoint = endpoint;
        this.unstable = options.unstable();
        this.diagnostics = options.diagnostics();
    }

    <P, R> CompletableFuture<R> request(MethodTable.Request<?, P, R> row, P params) {
        if (row.unstable() && !unstable) {
            return AcpException.notOffered(row.name());
        }
        JsonNode tree;
        try {
            tree = WireMapper.write(params, row.params(), unstable);
        } catch (WireException e) {
            return CompletableFuture.failedFuture(new AcpException(AcpError.INVALID_PARAMS, e.getMessage()));
        }
        return new Reply<>(endpoint.request(row.name(), tree), node -> WireMapper.read(node, row.result()));
    }

    /** What is not in the stable protocol is not sent, and said so, unless the connection allows it. */
    <P> void notify(MethodTable.Notification<?, P> row, P params) {
        if (row.unstable() && !unstable) {
            diagnostics.report("Did not send " + row.name() + ": it is not in the stable protocol", null);
            return;
        }
        try {
            endpoint.notify(row.name(), WireMapper.write(params, row.params(), unstable));
        } catch (WireException e) {
            diagnostics.report("Did not send " + row.name() + ": " + e.getMessage(), null);
        }
    }

    CompletableFuture<JsonNode> extMethod(String method, JsonNode params) {
        return new Reply<>(endpoint.request(extension(method), params), Function.identity());
    }

    void extNotification(String method, JsonNode params) {
        endpoint.notify(extension(method), params);
    }

    private static String extension(String method) {
        if (!method.startsWith("_")) {
            throw new IllegalArgumentException("the name of an extension begins with an underscore: " + method);
        }
        return method;
    }

    /** The future of a call; cancelling it tells the peer and does not wait for its answer. */
    private static final class Reply<R> extends CompletableFuture<R> {

        private final CompletableFuture<?> call;
        private volatile boolean cancelling;

        Reply(CompletableFuture<?> call, Function<JsonNode, R> read) {
            this.call = call;
            call.thenApply(result -> read.apply((JsonNode) result)).whenComplete((result, failure) -> {
                if (cancelling) {
                    super.cancel(false);
                } else if (failure == null) {
                    complete(result);
                } else {
                    completeExceptionally(ErrorMapper.fromWire(failure));
                }
            });
        }

        /**
         * Tells the peer before anybody who waits here goes on: what such a one sends next comes after. The peer may answer
         * meanwhile; that no longer counts.
         */
        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            if (!isDone()) {
                cancelling = true;
                call.cancel(mayInterruptIfRunning);
            }
            return super.cancel(mayInterruptIfRunning);
        }
    }
}
