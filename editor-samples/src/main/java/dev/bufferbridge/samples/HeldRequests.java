package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * Requests that stay open until a test lets them go: an editor that is slow, or one that asks its person first.
 * Thread-safe.
 */
public final class HeldRequests {

    private final EditorSettings settings;
    private final Journal<Held> held;

    HeldRequests(EditorSettings settings) {
        this.settings = settings;
        this.held = new Journal<>("a request to hold", settings.deadline());
    }

    /** Waits for the first open request of that method, and returns it. */
    public Held awaitOpen(String method) {
        return held.await(each -> each.method().equals(method) && each.isOpen());
    }

    <T> CompletableFuture<T> pass(String method, String sessionId, Supplier<CompletableFuture<T>> work) {
        if (!isHeld(method)) {
            return work.get();
        }
        CompletableFuture<Void> gate = new CompletableFuture<>();
        CompletableFuture<T> answer = new CompletableFuture<>();
        gate.thenCompose(open -> work.get()).whenComplete((value, failure) -> {
            if (failure == null) {
                answer.complete(value);
            } else {
                answer.completeExceptionally(failure);
            }
        });
        held.add(new Held(method, sessionId, gate, answer));
        return answer;
    }

    private boolean isHeld(String method) {
        return settings.held().contains(method)
                || method.equals("fs/read_text_file") && settings.has(EditorQuirk.ASKS_BEFORE_READ);
    }

    void sessionCancelled(String sessionId) {
        if (settings.has(EditorQuirk.OPEN_REQUESTS_FAIL_AT_CANCEL)) {
            held.all().stream()
                    .filter(each -> each.sessionId().equals(sessionId))
                    .forEach(each -> each.refuse(AcpError.REQUEST_CANCELLED, "Request cancelled"));
        }
    }

    /** A request that is waiting. */
    public record Held(String method, String sessionId, CompletableFuture<Void> gate, CompletableFuture<?> answer) {

        /** Whether it is still waiting and has not been withdrawn by the agent. */
        public boolean isOpen() {
            return !gate.isDone() && !answer.isDone();
        }

        /** Lets it go on. */
        public void release() {
            gate.complete(null);
        }

        /** Answers it with an error. */
        public void refuse(int code, String message) {
            answer.completeExceptionally(new AcpException(code, message));
        }
    }
}
