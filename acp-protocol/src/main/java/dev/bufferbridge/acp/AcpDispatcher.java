package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.WireException;
import dev.bufferbridge.acp.json.WireMapper;
import java.util.Collection;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Calls a service for what comes in: requests on the executor, notifications at once and in order on the reading thread.
 * Until {@code initialize} has succeeded, an agent's other requests are refused and notifications are ignored.
 *
 * @param <S> the service
 */
final class AcpDispatcher<S extends Extensions> {

    private static final String INITIALIZE = "initialize";
    private static final String SESSION_PROMPT = "session/prompt";
    private static final String SESSION_CANCEL = "session/cancel";

    private final MethodTable<S> methods;
    private final S service;
    private final boolean unstable;
    private final Executor executor;
    private final Diagnostics diagnostics;
    private volatile boolean opened;
    private volatile @Nullable PendingAnswer opening;

    AcpDispatcher(MethodTable<S> methods, S service, ConnectionOptions options, Executor executor, boolean gated) {
        this.methods = methods;
        this.service = service;
        this.unstable = options.unstable();
        this.diagnostics = options.diagnostics();
        this.executor = executor;
        this.opened = !gated;
    }

    /** Starts the handler of a request whose answer is already being waited for. Reading thread only. */
    void start(PendingAnswer answer) {
        if (answer.request().getMethod().equals(INITIALIZE)) {
            open(answer);
            run(answer);
            return;
        }
        PendingAnswer first = opening;
        if (opened) {
            run(answer);
        } else if (first == null) {
            refuse(answer);
        } else {
            first.settled().thenRun(() -> startAfter(answer, first));
        }
    }

    private void startAfter(PendingAnswer answer, PendingAnswer initialize) {
        if (initialize.isCompletedExceptionally()) {
            refuse(answer);
        } else {
            run(answer);
        }
    }

    private void open(PendingAnswer answer) {
        opening = answer;
        answer.settled().thenRun(() -> opened |= !answer.isCompletedExceptionally());
    }

    private static void refuse(PendingAnswer answer) {
        answer.fail(new AcpException(AcpError.INVALID_REQUEST, "Invalid request: initialize comes first"));
    }

    private void run(PendingAnswer answer) {
        try {
            executor.execute(() -> call(answer));
        } catch (RejectedExecutionException e) {
            answer.fail(e);
        }
    }

    private void call(PendingAnswer answer) {
        String method = answer.request().getMethod();
        JsonNode params = answer.request().arguments();
        MethodTable.Request<S, ?, ?> row = methods.findRequest(method, unstable);
        if (row != null) {
            call(row, answer, params);
        } else if (method.startsWith("_")) {
            answer.run(() -> service.extMethod(method, params), result -> result, null);
        } else {
            answer.run(() -> AcpException.<JsonNode>notOffered(method), result -> result, null);
        }
    }

    private <P, R> void call(MethodTable.Request<S, P, R> row, PendingAnswer answer, JsonNode params) {
        answer.run(
                () -> row.handler().apply(service, WireMapper.read(params, row.params())),
                result -> write(result, row),
                row.ifCancelled());
    }

    private <R> JsonNode write(R result, MethodTable.Request<S, ?, R> row) {
        try {
            return WireMapper.write(result, row.result(), unstable);
        } catch (WireException e) {
            throw new IllegalStateException("The result of " + row.name() + " cannot be sent", e);
        }
    }

    /** True from the moment the response to {@code initialize} is certain, which is before the peer can have seen it. */
    private boolean mayNotify() {
        PendingAnswer first = opening;
        return opened || first != null && first.isDone() && !first.isCompletedExceptionally();
    }

    /** Hands a notification to the service. Reading thread only. What is not known or cannot be read is ignored. */
    void notify(String method, JsonNode params, Collection<PendingAnswer> open) {
        if (!mayNotify()) {
            return;
        }
        if (method.equals(SESSION_CANCEL)) {
            cancelStarting(params.path("sessionId"), open);
        }
        try {
            MethodTable.Notification<S, ?> row = methods.findNotification(method, unstable);
            if (row != null) {
                call(row, params);
            } else if (method.startsWith("_")) {
                service.extNotification(method, params);
            }
        } catch (WireException bad) {
            diagnostics.report("Ignored a notification " + method + ": " + bad.getMessage(), null);
        } catch (RuntimeException e) {
            diagnostics.report("The handler of the notification " + method + " failed", e);
        }
    }

    /** A prompt whose handler has not begun cannot hear the agent's {@code cancel} yet, so it is told by its future. */
    private static void cancelStarting(JsonNode sessionId, Collection<PendingAnswer> open) {
        open.stream()
                .filter(answer -> answer.request().getMethod().equals(SESSION_PROMPT))
                .filter(answer -> answer.request().arguments().path("sessionId").equals(sessionId))
                .filter(PendingAnswer::isStarting)
                .forEach(answer -> answer.cancel(true));
    }

    private <P> void call(MethodTable.Notification<S, P> row, JsonNode params) {
        row.handler().accept(service, WireMapper.read(params, row.params()));
    }
}
