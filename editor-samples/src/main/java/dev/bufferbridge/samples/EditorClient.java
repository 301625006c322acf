package dev.bufferbridge.samples;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.CreateElicitationRequest;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import dev.bufferbridge.acp.schema.CreateTerminalRequest;
import dev.bufferbridge.acp.schema.CreateTerminalResponse;
import dev.bufferbridge.acp.schema.KillTerminalRequest;
import dev.bufferbridge.acp.schema.KillTerminalResponse;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.ReleaseTerminalRequest;
import dev.bufferbridge.acp.schema.ReleaseTerminalResponse;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.TerminalOutputRequest;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import dev.bufferbridge.acp.schema.WaitForTerminalExitRequest;
import dev.bufferbridge.acp.schema.WaitForTerminalExitResponse;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** What the agent reaches of the editor: passes each request to the part that answers it. */
final class EditorClient implements AcpClient {

    private final EditorSettings settings;
    private final EditorFiles files;
    private final TerminalHost terminals;
    private final PermissionDesk desk;
    private final HeldRequests held;
    private final Journal<SessionNotification> updates;
    private final Journal<JsonNode> lifecycle;

    EditorClient(
            EditorSettings settings,
            EditorFiles files,
            TerminalHost terminals,
            PermissionDesk desk,
            HeldRequests held,
            Journal<SessionNotification> updates,
            Journal<JsonNode> lifecycle) {
        this.settings = settings;
        this.files = files;
        this.terminals = terminals;
        this.desk = desk;
        this.held = held;
        this.updates = updates;
        this.lifecycle = lifecycle;
    }

    @Override
    public void sessionUpdate(SessionNotification notification) {
        updates.add(notification);
    }

    @Override
    public void extNotification(String method, JsonNode params) {
        if (method.equals("_bufferbridge/lifecycle")) {
            lifecycle.add(params);
        }
    }

    @Override
    public CompletableFuture<JsonNode> extMethod(String method, JsonNode params) {
        return unknown(method);
    }

    @Override
    public CompletableFuture<RequestPermissionResponse> requestPermission(RequestPermissionRequest request) {
        return desk.ask(request);
    }

    @Override
    public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
        return held.pass(
                "fs/read_text_file",
                request.sessionId(),
                () -> answer(() -> new ReadTextFileResponse(files.read(request))));
    }

    @Override
    public CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
        return held.pass(
                "fs/write_text_file",
                request.sessionId(),
                () -> answer(() -> {
                    files.write(request);
                    return new WriteTextFileResponse();
                }));
    }

    @Override
    public CompletableFuture<CreateTerminalResponse> createTerminal(CreateTerminalRequest request) {
        return terminal(
                "terminal/create",
                request.sessionId(),
                () -> answer(() -> new CreateTerminalResponse(terminals.create(request))));
    }

    @Override
    public CompletableFuture<TerminalOutputResponse> terminalOutput(TerminalOutputRequest request) {
        return terminal(
                "terminal/output", request.sessionId(), () -> answer(() -> terminals.output(request.terminalId())));
    }

    @Override
    public CompletableFuture<WaitForTerminalExitResponse> waitForTerminalExit(WaitForTerminalExitRequest request) {
        return terminal(
                "terminal/wait_for_exit",
                request.sessionId(),
                () -> terminals
                        .exit(request.terminalId())
                        .thenApply(exit -> new WaitForTerminalExitResponse(exit.exitCode(), exit.signal())));
    }

    @Override
    public CompletableFuture<KillTerminalResponse> killTerminal(KillTerminalRequest request) {
        return terminal(
                "terminal/kill",
                request.sessionId(),
                () -> answer(() -> {
                    terminals.kill(request.terminalId());
                    return new KillTerminalResponse();
                }));
    }

    @Override
    public CompletableFuture<ReleaseTerminalResponse> releaseTerminal(ReleaseTerminalRequest request) {
        return terminal(
                "terminal/release",
                request.sessionId(),
                () -> answer(() -> {
                    terminals.release(request.terminalId());
                    return new ReleaseTerminalResponse();
                }));
    }

    @Override
    public CompletableFuture<CreateElicitationResponse> createElicitation(CreateElicitationRequest request) {
        if (settings.offers().elicitation() == null) {
            return unknown("elicitation/create");
        }
        return answer(() -> settings.questions().apply(request));
    }

    private <T> CompletableFuture<T> terminal(String method, String sessionId, Supplier<CompletableFuture<T>> work) {
        return settings.offers().terminal() ? held.pass(method, sessionId, work) : unknown(method);
    }

    private <T> CompletableFuture<T> unknown(String method) {
        return settings.has(EditorQuirk.UNKNOWN_REQUESTS_UNANSWERED)
                ? new CompletableFuture<>()
                : CompletableFuture.failedFuture(EditorFiles.notOffered(method));
    }

    private static <T> CompletableFuture<T> answer(Supplier<T> work) {
        try {
            return CompletableFuture.completedFuture(work.get());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }
}
