package dev.bufferbridge.agent.policy;

import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.engine.path.RealPaths;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a person has answered with "always" or "never", for one session (rows L-040, L-042, O-112, O-113). An answer about writing or editing holds for
 * all files under the roots; about deleting and moving for these paths; about a command for this exact command. An answer about a delicate call is
 * remembered only when it was no, for these paths. Safe for use by several threads.
 */
public final class SessionApprovals {

    private static final String EDITS = "edits";

    private final int most;
    private final Map<String, Boolean> answers = new HashMap<>();

    /** @param most the number of answers to keep; beyond it nothing more is remembered and so is asked again */
    public SessionApprovals(int most) {
        this.most = most;
    }

    /** The answer that holds for an ordinary call. */
    synchronized Optional<Boolean> answer(ToolDefinition tool, CallPreview preview) {
        return Optional.ofNullable(answers.get(key(tool, preview)));
    }

    /** Whether a person has said never to this delicate call. */
    synchronized boolean isRefused(ToolDefinition tool, CallPreview preview) {
        return answers.containsKey(exactKey(tool, preview));
    }

    synchronized void remember(ToolDefinition tool, CallPreview preview, boolean allowed) {
        keep(key(tool, preview), allowed);
    }

    synchronized void rememberRefusal(ToolDefinition tool, CallPreview preview) {
        keep(exactKey(tool, preview), false);
    }

    private void keep(String key, boolean allowed) {
        if (answers.containsKey(key) || answers.size() < most) {
            answers.put(key, allowed);
        }
    }

    private static String key(ToolDefinition tool, CallPreview preview) {
        return switch (preview.kind()) {
            case WRITE, EDIT -> EDITS;
            case READ, SEARCH, DELETE, MOVE, EXECUTE, THINK, OTHER -> exactKey(tool, preview);
        };
    }

    private static String exactKey(ToolDefinition tool, CallPreview preview) {
        List<String> paths = preview.paths().stream()
                .map(touched -> RealPaths.followOrKeep(touched.path()).toString())
                .toList();
        return String.join("\0", tool.name(), String.valueOf(preview.command()), String.join("\0", paths));
    }
}
