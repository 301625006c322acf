package dev.bufferbridge.acp;

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
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.UnarchiveSessionRequest;
import dev.bufferbridge.acp.schema.UnarchiveSessionResponse;

/** The methods an agent answers. */
final class AgentMethods {

    static final MethodTable<AcpAgent> TABLE = new MethodTable<>();

    static final MethodTable.Request<AcpAgent, InitializeRequest, InitializeResponse> INITIALIZE =
            TABLE.request("initialize", InitializeRequest.class, InitializeResponse.class, AcpAgent::initialize);

    static final MethodTable.Request<AcpAgent, AuthenticateRequest, AuthenticateResponse> AUTHENTICATE = TABLE.request(
            "authenticate", AuthenticateRequest.class, AuthenticateResponse.class, AcpAgent::authenticate);

    static final MethodTable.Request<AcpAgent, LogoutRequest, LogoutResponse> LOGOUT =
            TABLE.request("logout", LogoutRequest.class, LogoutResponse.class, AcpAgent::logout);

    static final MethodTable.Request<AcpAgent, NewSessionRequest, NewSessionResponse> NEW_SESSION =
            TABLE.request("session/new", NewSessionRequest.class, NewSessionResponse.class, AcpAgent::newSession);

    static final MethodTable.Request<AcpAgent, LoadSessionRequest, LoadSessionResponse> LOAD_SESSION =
            TABLE.request("session/load", LoadSessionRequest.class, LoadSessionResponse.class, AcpAgent::loadSession);

    static final MethodTable.Request<AcpAgent, ResumeSessionRequest, ResumeSessionResponse> RESUME_SESSION =
            TABLE.request(
                    "session/resume", ResumeSessionRequest.class, ResumeSessionResponse.class, AcpAgent::resumeSession);

    static final MethodTable.Request<AcpAgent, ListSessionsRequest, ListSessionsResponse> LIST_SESSIONS = TABLE.request(
            "session/list", ListSessionsRequest.class, ListSessionsResponse.class, AcpAgent::listSessions);

    static final MethodTable.Request<AcpAgent, DeleteSessionRequest, DeleteSessionResponse> DELETE_SESSION =
            TABLE.request(
                    "session/delete", DeleteSessionRequest.class, DeleteSessionResponse.class, AcpAgent::deleteSession);

    static final MethodTable.Request<AcpAgent, CloseSessionRequest, CloseSessionResponse> CLOSE_SESSION = TABLE.request(
            "session/close", CloseSessionRequest.class, CloseSessionResponse.class, AcpAgent::closeSession);

    static final MethodTable.Request<AcpAgent, SetSessionModeRequest, SetSessionModeResponse> SET_MODE = TABLE.request(
            "session/set_mode", SetSessionModeRequest.class, SetSessionModeResponse.class, AcpAgent::setMode);

    static final MethodTable.Request<AcpAgent, SetSessionConfigOptionRequest, SetSessionConfigOptionResponse>
            SET_CONFIG_OPTION = TABLE.request(
                    "session/set_config_option",
                    SetSessionConfigOptionRequest.class,
                    SetSessionConfigOptionResponse.class,
                    AcpAgent::setConfigOption);

    static final MethodTable.Request<AcpAgent, PromptRequest, PromptResponse> PROMPT = TABLE.request(
            "session/prompt",
            PromptRequest.class,
            PromptResponse.class,
            AcpAgent::prompt,
            new PromptResponse(StopReason.CANCELLED));

    static final MethodTable.Notification<AcpAgent, CancelNotification> CANCEL =
            TABLE.notification("session/cancel", CancelNotification.class, AcpAgent::cancel);

    static final MethodTable.Request<AcpAgent, ForkSessionRequest, ForkSessionResponse> FORK_SESSION =
            TABLE.unstable("session/fork", ForkSessionRequest.class, ForkSessionResponse.class, AcpAgent::forkSession);

    static final MethodTable.Request<AcpAgent, ArchiveSessionRequest, ArchiveSessionResponse> ARCHIVE_SESSION =
            TABLE.unstable(
                    "session/archive",
                    ArchiveSessionRequest.class,
                    ArchiveSessionResponse.class,
                    AcpAgent::archiveSession);

    static final MethodTable.Request<AcpAgent, UnarchiveSessionRequest, UnarchiveSessionResponse> UNARCHIVE_SESSION =
            TABLE.unstable(
                    "session/unarchive",
                    UnarchiveSessionRequest.class,
                    UnarchiveSessionResponse.class,
                    AcpAgent::unarchiveSession);

    static final MethodTable.Request<AcpAgent, SessionStatusRequest, SessionStatusResponse> SESSION_STATUS =
            TABLE.unstable(
                    "session/status", SessionStatusRequest.class, SessionStatusResponse.class, AcpAgent::sessionStatus);

    static final MethodTable.Request<AcpAgent, SetSessionTitleRequest, SetSessionTitleResponse> SET_SESSION_TITLE =
            TABLE.unstable(
                    "session/set_title",
                    SetSessionTitleRequest.class,
                    SetSessionTitleResponse.class,
                    AcpAgent::setSessionTitle);

    static final MethodTable.Request<AcpAgent, AuthStatusRequest, AuthStatusResponse> AUTH_STATUS =
            TABLE.unstable("auth/status", AuthStatusRequest.class, AuthStatusResponse.class, AcpAgent::authStatus);

    static final MethodTable.Request<AcpAgent, ListProvidersRequest, ListProvidersResponse> LIST_PROVIDERS =
            TABLE.unstable(
                    "providers/list", ListProvidersRequest.class, ListProvidersResponse.class, AcpAgent::listProviders);

    static final MethodTable.Request<AcpAgent, SetProviderRequest, SetProviderResponse> SET_PROVIDER =
            TABLE.unstable("providers/set", SetProviderRequest.class, SetProviderResponse.class, AcpAgent::setProvider);

    static final MethodTable.Request<AcpAgent, DisableProviderRequest, DisableProviderResponse> DISABLE_PROVIDER =
            TABLE.unstable(
                    "providers/disable",
                    DisableProviderRequest.class,
                    DisableProviderResponse.class,
                    AcpAgent::disableProvider);

    static final MethodTable.Notification<AcpAgent, McpMessage> MCP_NOTIFICATION =
            TABLE.unstable("mcp/message", McpMessage.class, AcpAgent::mcpNotification);

    private AgentMethods() {}
}
