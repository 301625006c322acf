package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.AuthStatusUpdateNotification;
import dev.bufferbridge.acp.schema.CompleteElicitationNotification;
import dev.bufferbridge.acp.schema.CreateElicitationRequest;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import dev.bufferbridge.acp.schema.CreateTerminalRequest;
import dev.bufferbridge.acp.schema.CreateTerminalResponse;
import dev.bufferbridge.acp.schema.KillTerminalRequest;
import dev.bufferbridge.acp.schema.KillTerminalResponse;
import dev.bufferbridge.acp.schema.McpMessage;
import dev.bufferbridge.acp.schema.McpMessageResponse;
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

/** The client at the other end of a connection. */
final class RemoteClient implements AcpClient {

    private final RemotePeer peer;

    RemoteClient(RemotePeer peer) {
        this.peer = peer;
    }

    @Override
    public CompletableFuture<RequestPermissionResponse> requestPermission(RequestPermissionRequest request) {
        return peer.request(ClientMethods.REQUEST_PERMISSION, request);
    }

    @Override
    public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
        return peer.request(ClientMethods.READ_TEXT_FILE, request);
    }

    @Override
    public CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
        return peer.request(ClientMethods.WRITE_TEXT_FILE, request);
    }

    @Override
    public CompletableFuture<CreateTerminalResponse> createTerminal(CreateTerminalRequest request) {
        return peer.request(ClientMethods.CREATE_TERMINAL, request);
    }

    @Override
    public CompletableFuture<TerminalOutputResponse> terminalOutput(TerminalOutputRequest request) {
        return peer.request(ClientMethods.TERMINAL_OUTPUT, request);
    }

    @Override
    public CompletableFuture<WaitForTerminalExitResponse> waitForTerminalExit(WaitForTerminalExitRequest request) {
        return peer.request(ClientMethods.WAIT_FOR_TERMINAL_EXIT, request);
    }

    @Override
    public CompletableFuture<KillTerminalResponse> killTerminal(KillTerminalRequest request) {
        return peer.request(ClientMethods.KILL_TERMINAL, request);
    }

    @Override
    public CompletableFuture<ReleaseTerminalResponse> releaseTerminal(ReleaseTerminalRequest request) {
        return peer.request(ClientMethods.RELEASE_TERMINAL, request);
    }

    @Override
    public CompletableFuture<CreateElicitationResponse> createElicitation(CreateElicitationRequest request) {
        return peer.request(ClientMethods.CREATE_ELICITATION, request);
    }

    @Override
    public CompletableFuture<McpMessageResponse> mcpMessage(McpMessage request) {
        return peer.request(ClientMethods.MCP_MESSAGE, request);
    }

    @Override
    public void sessionUpdate(SessionNotification notification) {
        peer.notify(ClientMethods.SESSION_UPDATE, notification);
    }

    @Override
    public void completeElicitation(CompleteElicitationNotification notification) {
        peer.notify(ClientMethods.COMPLETE_ELICITATION, notification);
    }

    @Override
    public void authStatusUpdate(AuthStatusUpdateNotification notification) {
        peer.notify(ClientMethods.AUTH_STATUS_UPDATE, notification);
    }

    @Override
    public CompletableFuture<JsonNode> extMethod(String method, JsonNode params) {
        return peer.extMethod(method, params);
    }

    @Override
    public void extNotification(String method, JsonNode params) {
        peer.extNotification(method, params);
    }
}
