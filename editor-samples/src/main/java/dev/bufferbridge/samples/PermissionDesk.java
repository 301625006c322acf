package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** The permission requests that came, and the open ones among them. Thread-safe. */
public final class PermissionDesk {

    private final EditorSettings settings;
    private final Journal<Asked> asked;
    private final Set<String> cancelledSessions = ConcurrentHashMap.newKeySet();

    PermissionDesk(EditorSettings settings) {
        this.settings = settings;
        this.asked = new Journal<>("a permission request", settings.deadline());
    }

    /** All requests so far, answered or not. */
    public List<RequestPermissionRequest> requests() {
        return asked.all().stream().map(Asked::request).toList();
    }

    /** Waits for the first request that is open, and returns it. */
    public Asked awaitOpen() {
        return asked.await(Asked::isOpen);
    }

    CompletableFuture<RequestPermissionResponse> ask(RequestPermissionRequest request) {
        Asked next = new Asked(request, new CompletableFuture<>());
        if (!cancelledSessions.contains(request.sessionId())) {
            next.answer(settings.permissions().answer(request));
        }
        asked.add(next);
        if (cancelledSessions.contains(request.sessionId())) {
            next.answer(atCancel());
        }
        return next.response;
    }

    void turnStarted(String sessionId) {
        cancelledSessions.remove(sessionId);
    }

    /** From now on the person chooses nothing more in this turn, whatever the agent asks before it hears of the cancel. */
    void cancelling(String sessionId) {
        cancelledSessions.add(sessionId);
    }

    /** The agent has been told: answers what is open. */
    void sessionCancelled(String sessionId) {
        for (Asked each : asked.all()) {
            if (each.request.sessionId().equals(sessionId)) {
                each.answer(atCancel());
            }
        }
    }

    private PermissionAnswer atCancel() {
        if (settings.has(EditorQuirk.PERMISSION_UNANSWERED_AT_CANCEL)) {
            return PermissionAnswer.hold();
        }
        return settings.has(EditorQuirk.OPEN_REQUESTS_FAIL_AT_CANCEL)
                ? PermissionAnswer.fail(AcpError.REQUEST_CANCELLED, "Request cancelled")
                : PermissionAnswer.cancelled();
    }

    void forget() {
        asked.clear();
    }

    /** A request that came; its answer counts once, later ones are ignored. */
    public static final class Asked {

        private final RequestPermissionRequest request;
        private final CompletableFuture<RequestPermissionResponse> response;

        private Asked(RequestPermissionRequest request, CompletableFuture<RequestPermissionResponse> response) {
            this.request = request;
            this.response = response;
        }

        public RequestPermissionRequest request() {
            return request;
        }

        /** Whether it is still to be answered and has not been withdrawn by the agent. */
        public boolean isOpen() {
            return !response.isDone();
        }

        /** Answers; holding leaves it as it is. */
        public void answer(PermissionAnswer answer) {
            if (answer instanceof PermissionAnswer.Select select) {
                complete(new RequestPermissionOutcome.Selected(select.optionId()));
            } else if (answer instanceof PermissionAnswer.Cancelled) {
                complete(new RequestPermissionOutcome.Cancelled());
            } else if (answer instanceof PermissionAnswer.Fail fail) {
                response.completeExceptionally(new AcpException(fail.error()));
            }
        }

        private void complete(RequestPermissionOutcome outcome) {
            response.complete(new RequestPermissionResponse(outcome));
        }

        @Override
        public String toString() {
            return (isOpen() ? "open: " : "answered: ") + request.toolCall();
        }
    }
}
