package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.PermissionPrompt;
import dev.bufferbridge.tools.api.ToolDefinition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * Decides for a session that has a person to ask: by the user's rules, by where the call reaches, by the mode, and by what the person has answered
 * before. Hidden files and deny rules hold in every mode; nothing else does in {@link Mode#FULL_ACCESS}. Safe for use by several threads.
 *
 * <p>Give {@link #remembering} to the dispatcher along with it, so that "always" and "never" are remembered.
 */
public final class ModePolicy implements ExecutionPolicy {

    private final CallJudge judge;
    private final Supplier<Mode> mode;
    private final SessionApprovals approvals;

    private ModePolicy(CallJudge judge, Supplier<Mode> mode, SessionApprovals approvals) {
        this.judge = judge;
        this.mode = mode;
        this.approvals = approvals;
    }

    /**
     * @param roots the working directory first, then the other roots; absolute
     * @param mode the mode the session is in at the moment
     * @throws IOException when a root cannot be looked into
     */
    public static ModePolicy of(List<Path> roots, List<Rule> rules, Supplier<Mode> mode, SessionApprovals approvals)
            throws IOException {
        return new ModePolicy(CallJudge.of(roots, rules, UserHome.path()), mode, approvals);
    }

    @Override
    public Decision check(Request request) {
        ToolDefinition tool = request.tool();
        CallPreview preview = request.preview();
        Mode now = mode.get();
        String refusal = judge.refusal(tool, preview).orElse(null);
        if (refusal != null) {
            return Decision.deny(refusal);
        }
        if (now == Mode.FULL_ACCESS) {
            return Decision.allow();
        }
        if (now == Mode.READ_ONLY && CallJudge.mutates(tool, preview)) {
            return Decision.deny(
                    "the mode is read-only: nothing may be changed or run; tell the user what you would do");
        }
        Finding finding = judge.judge(tool, preview);
        if (finding instanceof Finding.Refused refused) {
            return Decision.deny(refused.reason());
        }
        if (finding instanceof Finding.Delicate delicate) {
            return approvals.isRefused(tool, preview) ? refusedBefore() : new Decision.Ask(delicate.reason());
        }
        boolean free = finding instanceof Finding.Allowed || isFree(now, tool, preview);
        return free ? Decision.allow() : remembered(tool, preview);
    }

    /** The same prompt, whose lasting answers are kept. */
    public PermissionPrompt remembering(PermissionPrompt prompt) {
        return question -> {
            PermissionPrompt.Answer answer = prompt.ask(question);
            boolean always = answer.outcome() == PermissionPrompt.Outcome.ALLOW_FOR_RUN;
            if (always || answer.outcome() == PermissionPrompt.Outcome.REJECT_FOR_RUN) {
                remember(question.tool(), question.preview(), always);
            }
            return answer;
        };
    }

    private void remember(ToolDefinition tool, CallPreview preview, boolean allowed) {
        if (judge.judge(tool, preview) instanceof Finding.Ordinary) {
            approvals.remember(tool, preview, allowed);
        } else if (!allowed) {
            approvals.rememberRefusal(tool, preview);
        }
    }

    private Decision remembered(ToolDefinition tool, CallPreview preview) {
        return approvals
                .answer(tool, preview)
                .map(allowed -> allowed ? Decision.allow() : refusedBefore())
                .orElseGet(Decision::ask);
    }

    private static Decision refusedBefore() {
        return Decision.deny("the user has refused this for the whole session; ask what to do instead");
    }

    private static boolean isFree(Mode mode, ToolDefinition tool, CallPreview preview) {
        return switch (preview.kind()) {
            case WRITE, EDIT -> mode == Mode.ACCEPT_EDITS;
            case READ, SEARCH, DELETE, MOVE, EXECUTE, THINK, OTHER -> !CallJudge.mutates(tool, preview);
        };
    }
}
