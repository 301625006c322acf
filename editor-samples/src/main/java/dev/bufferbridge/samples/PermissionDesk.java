package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The permission requests that came, and the open ones among them. Thread-safe. */
public final class PermissionDesk {

    private final EditorSettings settings;
    private final Journal<Asked> asked;

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
        PermissionAnswer answer = settings.permissions().answer(request);
        next.answer(answer);
        asked.add(next);
        return next.response;
    }

    void sessionCancelled(String sessionId) {
        if (settings.has(EditorQuirk.PERMISSION_UNANSWERED_AT_CANCEL)) {
            return;
        }
        PermissionAnswer answer = settings.has(EditorQuirk.OPEN_REQUESTS_FAIL_AT_CANCEL)
                ? PermissionAnswer.fail(AcpError.REQUEST_CANCELLED, "Request cancelled")
                : PermissionAnswer.cancelled();
        for (Asked each : asked.all()) {
            if (each.request.sessionId().equals(sessionId)) {
                each.answer(answer);
            }
        }
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
