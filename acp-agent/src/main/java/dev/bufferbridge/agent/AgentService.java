package dev.bufferbridge.agent;

import dev.bufferbridge.acp.AcpAgent;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.AgentSideConnection;
import dev.bufferbridge.acp.schema.AuthenticateRequest;
import dev.bufferbridge.acp.schema.AuthenticateResponse;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.CloseSessionRequest;
import dev.bufferbridge.acp.schema.CloseSessionResponse;
import dev.bufferbridge.acp.schema.InitializeRequest;
import dev.bufferbridge.acp.schema.InitializeResponse;
import dev.bufferbridge.acp.schema.NewSessionRequest;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SetSessionConfigOptionRequest;
import dev.bufferbridge.acp.schema.SetSessionConfigOptionResponse;
import dev.bufferbridge.acp.schema.SetSessionModeRequest;
import dev.bufferbridge.acp.schema.SetSessionModeResponse;
import dev.bufferbridge.agent.session.Refusals;
import dev.bufferbridge.agent.session.Session;
import dev.bufferbridge.agent.session.SessionFactory;
import dev.bufferbridge.agent.session.Sessions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Answers the protocol's methods. Called on the reading thread, in the order in which messages came, so that a cancel never overtakes the prompt it is
 * meant for; nothing here waits.
 */
final class AgentService implements AcpAgent {

    private final SessionFactory factory;
    private final Sessions sessions;
    private final Executor workers;
    private volatile @Nullable InitializeRequest editor;

    /** @param workers runs what may wait, such as looking at a session's folders */
    AgentService(SessionFactory factory, Sessions sessions, Executor workers) {
        this.factory = factory;
        this.sessions = sessions;
        this.workers = workers;
    }

    /** Answers with the one version there is, whatever was asked for; the client decides whether it can live with it (O-104). */
    @Override
    public CompletableFuture<InitializeResponse> initialize(InitializeRequest request) {
        editor = request;
        return done(Advertised.answer());
    }

    @Override
    public CompletableFuture<AuthenticateResponse> authenticate(AuthenticateRequest request) {
        return answered(() -> {
            if (!Advertised.AUTH_METHOD.id().equals(request.methodId())) {
                throw Refusals.badParams("unknown methodId; the only one is \"" + Advertised.AUTH_METHOD.id()
                        + "\", and no sign-in is needed");
            }
            return new AuthenticateResponse();
        });
    }

    /** The editor hears of the session's commands after it knows the session: several drop, or stumble over, what comes earlier. */
    @Override
    public CompletableFuture<NewSessionResponse> newSession(NewSessionRequest request) {
        InitializeRequest asking = editor;
        if (asking == null) {
            return CompletableFuture.failedFuture(Refusals.notNow("Call initialize first"));
        }
        CompletableFuture<Session> opening = open(request, asking);
        AgentSideConnection.afterResponse(() -> opening.thenAccept(Session::announceCommands));
        return opening.thenApply(session -> new NewSessionResponse(session.id(), session.modes(), session.options()));
    }

    private CompletableFuture<Session> open(NewSessionRequest request, InitializeRequest asking) {
        try {
            return CompletableFuture.supplyAsync(() -> sessions.add(factory.open(request, asking)), workers);
        } catch (RejectedExecutionException tooMuch) {
            return CompletableFuture.failedFuture(Refusals.busy());
        }
    }

    @Override
    public CompletableFuture<PromptResponse> prompt(PromptRequest request) {
        try {
            return sessions.get(request.sessionId()).prompt(request.prompt());
        } catch (AcpException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public void cancel(CancelNotification notification) {
        sessions.cancel(notification.sessionId());
    }

    @Override
    public CompletableFuture<CloseSessionResponse> closeSession(CloseSessionRequest request) {
        try {
            return sessions.close(request.sessionId()).handle((answer, failure) -> new CloseSessionResponse());
        } catch (AcpException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    @Override
    public CompletableFuture<SetSessionModeResponse> setMode(SetSessionModeRequest request) {
        return answered(() -> {
            sessions.get(request.sessionId()).setMode(request.modeId());
            return new SetSessionModeResponse();
        });
    }

    @Override
    public CompletableFuture<SetSessionConfigOptionResponse> setConfigOption(SetSessionConfigOptionRequest request) {
        return answered(() -> {
            Session session = sessions.get(request.sessionId());
            session.setOption(request.configId(), request.value());
            return new SetSessionConfigOptionResponse(session.options());
        });
    }

    private static <T> CompletableFuture<T> answered(Supplier<T> answer) {
        try {
            return done(answer.get());
        } catch (AcpException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private static <T> CompletableFuture<T> done(T answer) {
        return CompletableFuture.completedFuture(answer);
    }
}
