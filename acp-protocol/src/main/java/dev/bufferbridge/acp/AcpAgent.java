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
import dev.bufferbridge.acp.schema.UnarchiveSessionRequest;
import dev.bufferbridge.acp.schema.UnarchiveSessionResponse;
import java.util.concurrent.CompletableFuture;

/**
 * What a client asks of an agent. An agent implements it; a client gets one that sends.
 *
 * <p>Requests reach an implementation on the connection's executor, so they may block; notifications reach it on the
 * reading thread, in the order they came, and may not. A future that fails with {@link AcpException} answers with its
 * error, any other failure with an internal error that tells nothing. What is not overridden is answered "method not
 * found".
 *
 * <p>On the sending side each call returns at once. Cancelling the returned future sends {@code $/cancel_request}; a
 * connection that ends fails all of them. The future completes on the reading thread, before the next message is looked
 * at: an action that depends on it and may block belongs on an executor.
 */
public interface AcpAgent extends Extensions {

    /** Agrees on the protocol version and tells what each side can do; may be asked again. */
    default CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
        return AcpException.notOffered("initialize");
    }

    /** Signs in by one of the advertised methods. */
    default CompletableFuture<AuthenticateResponse> authenticate(AuthenticateRequest request) {
        return AcpException.notOffered("authenticate");
    }

    /** Signs out. */
    default CompletableFuture<LogoutResponse> logout(LogoutRequest request) {
        return AcpException.notOffered("logout");
    }

    /** Starts a session. */
    default CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
        return AcpException.notOffered("session/new");
    }

    /** Continues a stored session after sending its whole history as updates. */
    default CompletableFuture<LoadSessionResponse> loadSession(LoadSessionRequest request) {
        return AcpException.notOffered("session/load");
    }

    /** Continues a stored session without sending its history. */
    default CompletableFuture<ResumeSessionResponse> resumeSession(ResumeSessionRequest request) {
        return AcpException.notOffered("session/resume");
    }

    /** Lists stored sessions, page by page. */
    default CompletableFuture<ListSessionsResponse> listSessions(ListSessionsRequest request) {
        return AcpException.notOffered("session/list");
    }

    /** Forgets a stored session; one that is not there is no error. */
    default CompletableFuture<DeleteSessionResponse> deleteSession(DeleteSessionRequest request) {
        return AcpException.notOffered("session/delete");
    }

    /** Cancels the session's turn and frees the session. */
    default CompletableFuture<CloseSessionResponse> closeSession(CloseSessionRequest request) {
        return AcpException.notOffered("session/close");
    }

    /** Puts the session into another of its modes. */
    default CompletableFuture<SetSessionModeResponse> setMode(SetSessionModeRequest request) {
        return AcpException.notOffered("session/set_mode");
    }

    /** Changes one option; the answer lists all of them. */
    default CompletableFuture<SetSessionConfigOptionResponse> setConfigOption(SetSessionConfigOptionRequest request) {
        return AcpException.notOffered("session/set_config_option");
    }

    /**
     * Runs a turn; the answer ends it. All of the turn's updates are sent before the future completes.
     *
     * <p>{@code $/cancel_request} calls {@link CompletableFuture#cancel} on the returned future. A plain future is thereby
     * done and the client is told {@code cancelled} while the work may go on; return a future whose {@code cancel} only
     * signals the turn, and complete it with the stop reason {@code cancelled} after the last update. A
     * {@code session/cancel} that comes before this method has returned reaches the future in the same way, since
     * {@link #cancel} may not know the turn yet.
     */
    default CompletableFuture<PromptResponse> prompt(PromptRequest request) {
        return AcpException.notOffered("session/prompt");
    }

    /** Asks the session's turn to end. Called on the reading thread: signal and return. */
    default void cancel(CancelNotification notification) {}

    /** Unstable: Starts a session that has the history of another. */
    default CompletableFuture<ForkSessionResponse> forkSession(ForkSessionRequest request) {
        return AcpException.notOffered("session/fork");
    }

    /** Unstable: Closes a session and puts it away. */
    default CompletableFuture<ArchiveSessionResponse> archiveSession(ArchiveSessionRequest request) {
        return AcpException.notOffered("session/archive");
    }

    /** Unstable: Brings an archived session back. */
    default CompletableFuture<UnarchiveSessionResponse> unarchiveSession(UnarchiveSessionRequest request) {
        return AcpException.notOffered("session/unarchive");
    }

    /** Unstable: Tells whether a session is open or only stored. */
    default CompletableFuture<SessionStatusResponse> sessionStatus(SessionStatusRequest request) {
        return AcpException.notOffered("session/status");
    }

    /** Unstable: Names a session. */
    default CompletableFuture<SetSessionTitleResponse> setSessionTitle(SetSessionTitleRequest request) {
        return AcpException.notOffered("session/set_title");
    }

    /** Unstable: Tells whether the user is signed in. */
    default CompletableFuture<AuthStatusResponse> authStatus(AuthStatusRequest request) {
        return AcpException.notOffered("auth/status");
    }

    /** Unstable: Lists the model providers that can be configured. */
    default CompletableFuture<ListProvidersResponse> listProviders(ListProvidersRequest request) {
        return AcpException.notOffered("providers/list");
    }

    /** Unstable: Configures a model provider. */
    default CompletableFuture<SetProviderResponse> setProvider(SetProviderRequest request) {
        return AcpException.notOffered("providers/set");
    }

    /** Unstable: Switches a model provider off. */
    default CompletableFuture<DisableProviderResponse> disableProvider(DisableProviderRequest request) {
        return AcpException.notOffered("providers/disable");
    }

    /** Unstable: A message from an MCP server that the client serves itself. */
    default void mcpNotification(McpMessage notification) {}
}
