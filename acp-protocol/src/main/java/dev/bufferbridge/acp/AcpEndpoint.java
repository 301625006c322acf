package dev.bufferbridge.acp;

import static java.util.Objects.requireNonNull;
import static java.util.concurrent.TimeUnit.MILLISECONDS;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.JsonRpcRequestFuture;
import org.eclipse.lsp4j.jsonrpc.MessageConsumer;
import org.eclipse.lsp4j.jsonrpc.RemoteEndpoint;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.NotificationMessage;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;
import org.jspecify.annotations.Nullable;

/**
 * lsp4j's endpoint with the protocol's own ways: numbers as ids, the name and shape of the cancel notification, quiet about
 * what is normal, and calls that fail when the connection ends.
 */
final class AcpEndpoint extends RemoteEndpoint {

    /** Requests that may wait for their answers at a time; one more is refused. */
    static final int MAX_OPEN_REQUESTS = 1 << 15;

    private static final String CANCEL = "$/cancel_request";
    private static final String OLD_CANCEL = "$/cancelRequest";

    private final MessageConsumer out;
    private final Diagnostics diagnostics;
    private final AtomicInteger lastId = new AtomicInteger();
    private final Set<CompletableFuture<?>> calls = ConcurrentHashMap.newKeySet();
    private final Map<JsonNode, PendingAnswer> answers = new ConcurrentHashMap<>();
    private volatile boolean ended;
    private volatile @Nullable AcpDispatcher<?> dispatcher;

    AcpEndpoint(MessageConsumer out, Diagnostics diagnostics) {
        super(out, new ParamsAreTheAnswer(), new ErrorMapper(diagnostics)::toWire);
        this.out = out;
        this.diagnostics = diagnostics;
    }

    /** Says who answers; before the first message is read. */
    void serve(AcpDispatcher<?> service) {
        dispatcher = service;
    }

    @Override
    public JsonRpcRequestFuture<Object> request(String method, Object params) {
        JsonRpcRequestFuture<Object> call = super.request(method, params);
        calls.add(call);
        call.whenComplete((result, failure) -> calls.remove(call));
        if (ended) {
            call.completeExceptionally(connectionEnded());
        }
        return call;
    }

    @Override
    protected RequestMessage createRequestMessage(String method, Object params) {
        RequestMessage message = super.createRequestMessage(method, params);
        message.setId(lastId.incrementAndGet());
        return message;
    }

    @Override
    protected void sendCancelNotification(Either<String, Number> id) {
        notify(
                CANCEL,
                JsonNodeFactory.instance
                        .objectNode()
                        .put("requestId", id.getRight().intValue()));
    }

    /** The answer exists, can be cancelled and is listened to before its handler starts: it cannot be overtaken. */
    @Override
    protected void handleRequest(RequestMessage message) {
        IncomingRequest request = (IncomingRequest) message;
        if (answers.size() >= MAX_OPEN_REQUESTS) {
            out.consume(createErrorResponseMessage(
                    request, new ResponseError(AcpError.INTERNAL_ERROR, "Too many requests are open", null)));
            return;
        }
        PendingAnswer answer = new PendingAnswer(request, diagnostics);
        answers.put(request.exactId(), answer);
        answer.settled().thenRun(() -> answers.remove(request.exactId(), answer));
        request.setParams(answer);
        super.handleRequest(request);
        requireNonNull(dispatcher).start(answer);
    }

    @Override
    protected ResponseMessage createResultResponseMessage(RequestMessage request, Object result) {
        OutgoingResponse response = new OutgoingResponse(((IncomingRequest) request).exactId());
        response.setResult(result);
        return response;
    }

    @Override
    protected ResponseMessage createErrorResponseMessage(RequestMessage request, ResponseError error) {
        OutgoingResponse response = new OutgoingResponse(((IncomingRequest) request).exactId());
        response.setError(error);
        return response;
    }

    @Override
    protected void handleNotification(NotificationMessage message) {
        JsonNode params = (JsonNode) message.getParams();
        switch (message.getMethod()) {
            case CANCEL -> cancel(params.path("requestId"));
            case OLD_CANCEL -> cancel(params.path(params.has("id") ? "id" : "requestId"));
            default -> requireNonNull(dispatcher).notify(message.getMethod(), params, answers.values());
        }
    }

    /** A request that is answered already, or never was, is no cause for a word. */
    private void cancel(JsonNode id) {
        PendingAnswer answer = answers.get(id);
        if (answer != null) {
            answer.cancel(true);
        }
    }

    @Override
    protected void handleResponse(ResponseMessage message) {
        if (resolveMethod(message.getId()) != null) {
            super.handleResponse(message);
        } else {
            ResponseError error = message.getError();
            diagnostics.report(
                    "The peer answered what was not asked" + (error == null ? "" : ": " + error.getMessage()), null);
        }
    }

    /**
     * Signals the requests that are being handled, then fails the calls that are open: work must know that it is cancelled
     * before it sees a call fail, or it would look for another way to do what nobody wants any more.
     */
    void end() {
        ended = true;
        List.copyOf(answers.values()).forEach(answer -> answer.cancel(true));
        List.copyOf(calls).forEach(call -> call.completeExceptionally(connectionEnded()));
    }

    /** Waits until what was being handled has been answered, so that input that simply ends gets its answers. */
    void awaitAnswers(Duration deadline) {
        CompletableFuture<?>[] open =
                answers.values().stream().map(PendingAnswer::settled).toArray(CompletableFuture<?>[]::new);
        try {
            CompletableFuture.allOf(open).get(deadline.toMillis(), MILLISECONDS);
        } catch (TimeoutException | ExecutionException e) {
            diagnostics.report("The connection ended with requests unanswered", null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static AcpException connectionEnded() {
        return new AcpException(AcpError.INTERNAL_ERROR, "The connection has ended");
    }

    /** What lsp4j calls for a request: the answer was made before and travels as the params. */
    private static final class ParamsAreTheAnswer implements Endpoint {
        @Override
        public CompletableFuture<?> request(String method, Object params) {
            return (PendingAnswer) params;
        }

        @Override
        public void notify(String method, Object params) {
            throw new IllegalStateException("notifications are handled before they come here");
        }
    }
}
