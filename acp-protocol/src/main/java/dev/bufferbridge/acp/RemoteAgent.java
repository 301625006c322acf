package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ArchiveSessionRequest;
import dev.bufferbridge.acp.schema.ArchiveSessionResponse;
import dev.bufferbridge.acp.schema.AuthStatusRequest;
import dev.bufferbridge.acp.schema.AuthStatusResponse;
import dev.bufferbridge.acp.schema.AuthenticateRequest;
import dev.bufferbridge.acp.schema.AuthenticateResponse;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.CloseSessionRequest;
import dev.bufferbridge.acp.schema.CloseSessionResponse;
import dev.bufferbridge.acp.schema.DeleteSessionRequest;
import dev.bufferbridge.acp.schema.DeleteSessionResponse;
import dev.bufferbridge.acp.schema.DisableProviderRequest;
import dev.bufferbridge.acp.schema.DisableProviderResponse;
import dev.bufferbridge.acp.schema.ForkSessionRequest;
import dev.bufferbridge.acp.schema.ForkSessionResponse;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.ListProvidersRequest;
import dev.bufferbridge.acp.schema.ListProvidersResponse;
import dev.bufferbridge.acp.schema.ListSessionsRequest;
import dev.bufferbridge.acp.schema.ListSessionsResponse;
import dev.bufferbridge.acp.schema.LoadSessionRequest;
import dev.bufferbridge.acp.schema.LoadSessionResponse;
import dev.bufferbridge.acp.schema.LogoutRequest;
import dev.bufferbridge.acp.schema.LogoutResponse;
import dev.bufferbridge.acp.schema.McpMessage;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.ResumeSessionRequest;
import dev.bufferbridge.acp.schema.ResumeSessionResponse;
import dev.bufferbridge.acp.schema.SessionStatusRequest;
import dev.bufferbridge.acp.schema.SessionStatusResponse;
import dev.bufferbridge.acp.schema.SetProviderRequest;
import dev.bufferbridge.acp.schema.SetProviderResponse;
import dev.bufferbridge.acp.schema.SetSessionConfigOptionRequest;
import dev.bufferbridge.acp.schema.SetSessionConfigOptionResponse;
import dev.bufferbridge.acp.schema.SetSessionModeRequest;
import dev.bufferbridge.acp.schema.SetSessionModeResponse;
import dev.bufferbridge.acp.schema.SetSessionTitleRequest;
import dev.bufferbridge.acp.schema.SetSessionTitleResponse;
import dev.bufferbridge.acp.schema.UnarchiveSessionRequest;
import dev.bufferbridge.acp.schema.UnarchiveSessionResponse;
import java.util.concurrent.CompletableFuture;

/** The agent at the other end of a connection. */
final class RemoteAgent implements AcpAgent {

    private final RemotePeer peer;

    RemoteAgent(RemotePeer peer) {
        this.peer = peer;
    }

    @Override
    public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
        return peer.request(AgentMethods.INITIALIZE, request);
    }

    @Override
    public CompletableFuture<AuthenticateResponse> authenticate(AuthenticateRequest request) {
        return peer.request(AgentMethods.AUTHENTICATE, request);
    }

    @Override
    public CompletableFuture<LogoutResponse> logout(LogoutRequest request) {
        return peer.request(AgentMethods.LOGOUT, request);
    }

    @Override
    public CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
        return peer.request(AgentMethods.NEW_SESSION, request);
    }

    @Override
    public CompletableFuture<LoadSessionResponse> loadSession(LoadSessionRequest request) {
        return peer.request(AgentMethods.LOAD_SESSION, request);
    }

    @Override
    public CompletableFuture<ResumeSessionResponse> resumeSession(ResumeSessionRequest request) {
        return peer.request(AgentMethods.RESUME_SESSION, request);
    }

    @Override
    public CompletableFuture<ListSessionsResponse> listSessions(ListSessionsRequest request) {
        return peer.request(AgentMethods.LIST_SESSIONS, request);
    }

    @Override
    public CompletableFuture<DeleteSessionResponse> deleteSession(DeleteSessionRequest request) {
        return peer.request(AgentMethods.DELETE_SESSION, request);
    }

    @Override
    public CompletableFuture<CloseSessionResponse> closeSession(CloseSessionRequest request) {
        return peer.request(AgentMethods.CLOSE_SESSION, request);
    }

    @Override
    public CompletableFuture<SetSessionModeResponse> setMode(SetSessionModeRequest request) {
        return peer.request(AgentMethods.SET_MODE, request);
    }

    @Override
    public CompletableFuture<SetSessionConfigOptionResponse> setConfigOption(SetSessionConfigOptionRequest request) {
        return peer.request(AgentMethods.SET_CONFIG_OPTION, request);
    }

    @Override
    public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
        return peer.request(AgentMethods.PROMPT, request);
    }

    @Override
    public void cancel(CancelNotification notification) {
        peer.notify(AgentMethods.CANCEL, notification);
    }

    @Override
    public CompletableFuture<ForkSessionResponse> forkSession(ForkSessionRequest request) {
        return peer.request(AgentMethods.FORK_SESSION, request);
    }

    @Override
    public CompletableFuture<ArchiveSessionResponse> archiveSession(ArchiveSessionRequest request) {
        return peer.request(AgentMethods.ARCHIVE_SESSION, request);
    }

    @Override
    public CompletableFuture<UnarchiveSessionResponse> unarchiveSession(UnarchiveSessionRequest request) {
        return peer.request(AgentMethods.UNARCHIVE_SESSION, request);
    }

    @Override
    public CompletableFuture<SessionStatusResponse> sessionStatus(SessionStatusRequest request) {
        return peer.request(AgentMethods.SESSION_STATUS, request);
    }

    @Override
    public CompletableFuture<SetSessionTitleResponse> setSessionTitle(SetSessionTitleRequest request) {
        return peer.request(AgentMethods.SET_SESSION_TITLE, request);
    }

    @Override
    public CompletableFuture<AuthStatusResponse> authStatus(AuthStatusRequest request) {
        return peer.request(AgentMethods.AUTH_STATUS, request);
    }

    @Override
    public CompletableFuture<ListProvidersResponse> listProviders(ListProvidersRequest request) {
        return peer.request(AgentMethods.LIST_PROVIDERS, request);
    }

    @Override
    public CompletableFuture<SetProviderResponse> setProvider(SetProviderRequest request) {
        return peer.request(AgentMethods.SET_PROVIDER, request);
    }

    @Override
    public CompletableFuture<DisableProviderResponse> disableProvider(DisableProviderRequest request) {
        return peer.request(AgentMethods.DISABLE_PROVIDER, request);
    }

    @Override
    public void mcpNotification(McpMessage notification) {
        peer.notify(AgentMethods.MCP_NOTIFICATION, notification);
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
