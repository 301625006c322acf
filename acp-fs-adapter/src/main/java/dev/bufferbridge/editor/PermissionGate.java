package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.ToolKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Asks the person in front of the editor, with exactly what will be done (rows O-109 to O-117): one for each session.
 *
 * <p>The decision is taken from the id of the chosen option and nothing else. Whatever is not one of the four options is a no. Nobody is waited for
 * after a cancel, and never longer than {@code permissionTimeoutSeconds}. It remembers nothing: what an answer means for later calls is the
 * policy's.
 */
public final class PermissionGate implements PermissionPrompt {

    static final String ALLOW_ONCE = "allow-once";
    static final String ALLOW_FOR_RUN = "allow-for-run";
    static final String REJECT_ONCE = "reject-once";
    static final String REJECT_FOR_RUN = "reject-for-run";

    private final AcpClient client;
    private final String sessionId;
    private final Duration deadline;

    private PermissionGate(AcpClient client, String sessionId, Duration deadline) {
        this.client = client;
        this.sessionId = sessionId;
        this.deadline = deadline;
    }

    public static PermissionGate create(AcpClient client, String sessionId, Limits limits) {
        return create(client, sessionId, Duration.ofSeconds(limits.get(Limit.PERMISSION_TIMEOUT_SECONDS)));
    }

    static PermissionGate create(AcpClient client, String sessionId, Duration deadline) {
        return new PermissionGate(client, sessionId, deadline);
    }

    @Override
    public Answer ask(Question question) {
        Cancellation cancellation = question.context().cancellation();
        if (cancellation.isCancelled()) {
            return new Answer(Outcome.CANCELLED, null);
        }
        try {
            RequestPermissionResponse response =
                    PendingAnswer.await(client.requestPermission(request(question)), deadline, cancellation);
            return understood(response.outcome());
        } catch (CancellationException e) {
            return new Answer(Outcome.CANCELLED, null);
        } catch (TimeoutException e) {
            return denied("nobody answered the permission request within " + deadline.toSeconds() + " s");
        } catch (AcpException e) {
            return denied("the permission request failed: the editor answered error " + e.code() + ": "
                    + e.error().message());
        }
    }

    private RequestPermissionRequest request(Question question) {
        CallPreview preview = question.preview();
        ToolCallUpdate call = new ToolCallUpdate(question.context().toolCallId())
                .withTitle(preview.title())
                .withKind(CallShapes.kind(preview.kind()))
                .withStatus(ToolCallStatus.PENDING)
                .withContent(content(preview, question.reason()))
                .withLocations(CallShapes.locations(preview));
        return new RequestPermissionRequest(sessionId, call, options(preview.kind()));
    }

    private static List<ToolCallContent> content(CallPreview preview, @Nullable String reason) {
        List<ToolCallContent> content = new ArrayList<>(Diffs.of(preview.changes()));
        if (preview.command() != null) {
            content.add(ToolCallContent.text(preview.command()));
        }
        if (reason != null) {
            content.add(ToolCallContent.text(reason));
        }
        return content;
    }

    private static List<PermissionOption> options(ToolKind kind) {
        String scope = scope(kind);
        return List.of(
                new PermissionOption(ALLOW_ONCE, "Allow once", PermissionOption.Kind.ALLOW_ONCE),
                new PermissionOption(ALLOW_FOR_RUN, "Allow " + scope, PermissionOption.Kind.ALLOW_ALWAYS),
                new PermissionOption(REJECT_ONCE, "Reject once", PermissionOption.Kind.REJECT_ONCE),
                new PermissionOption(REJECT_FOR_RUN, "Reject " + scope, PermissionOption.Kind.REJECT_ALWAYS));
    }

    /** How far an "always" reaches, in the option's own name. */
    private static String scope(ToolKind kind) {
        return switch (kind) {
            case WRITE, EDIT -> "edits of all files in the project for this session";
            case DELETE, MOVE -> "this for these paths for this session";
            case EXECUTE -> "this exact command for this session";
            case READ, SEARCH -> "reading these paths for this session";
            case THINK, OTHER -> "this exact call for this session";
        };
    }

    private static Answer understood(@Nullable RequestPermissionOutcome outcome) {
        if (outcome instanceof RequestPermissionOutcome.Cancelled) {
            return new Answer(Outcome.CANCELLED, null);
        }
        if (outcome instanceof RequestPermissionOutcome.Selected selected && selected.optionId() != null) {
            return chosen(selected.optionId());
        }
        return denied("the editor's answer to the permission request is not understood");
    }

    private static Answer chosen(String optionId) {
        return switch (optionId) {
            case ALLOW_ONCE -> new Answer(Outcome.ALLOW_ONCE, null);
            case ALLOW_FOR_RUN -> new Answer(Outcome.ALLOW_FOR_RUN, null);
            case REJECT_ONCE -> new Answer(Outcome.REJECT_ONCE, "the user did not allow this");
            case REJECT_FOR_RUN -> new Answer(Outcome.REJECT_FOR_RUN, "the user does not allow this in this session");
            default -> denied("the editor answered with an option that was not offered");
        };
    }

    private static Answer denied(String reason) {
        return new Answer(Outcome.REJECT_ONCE, reason);
    }
}
