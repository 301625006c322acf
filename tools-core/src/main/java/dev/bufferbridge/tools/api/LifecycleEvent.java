package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something a host may want to know of while tools run (contracts.md 1.6, rows P-450, L-095). Events of processes come with the run tools. */
public sealed interface LifecycleEvent {

    /** The wire name, such as {@code file_changed}. */
    String kind();

    /** A file was written, edited, deleted or moved; for a move {@code path} is the destination. */
    record FileChanged(
            Path path, FileChange.Operation op, @Nullable String toolCallId) implements LifecycleEvent {
        @Override
        public String kind() {
            return "file_changed";
        }
    }

    /** A git worktree was added or removed. */
    record WorktreeChanged(
            String action, Path path, @Nullable String toolCallId) implements LifecycleEvent {
        @Override
        public String kind() {
            return "worktree_changed";
        }
    }

    /** A call was not permitted. Never carries arguments. */
    record PermissionDenied(
            String reason,
            String toolName,
            @Nullable String toolCallId,
            @Nullable String approvalId) implements LifecycleEvent {
        @Override
        public String kind() {
            return "permission_denied";
        }
    }

    /** Settings changed; names only. */
    record ConfigurationChanged(List<String> keys) implements LifecycleEvent {
        @Override
        public String kind() {
            return "configuration_changed";
        }
    }

    /** A plan file was written. */
    record PlanChanged(Path planPath, List<Todo> todos) implements LifecycleEvent {
        @Override
        public String kind() {
            return "plan_changed";
        }
    }

    /** A plan file was removed. */
    record PlanRemoved(Path planPath) implements LifecycleEvent {
        @Override
        public String kind() {
            return "plan_removed";
        }
    }

    /** A delegated agent started. */
    record SubagentStarted(String childId, String delegationId, int depth) implements LifecycleEvent {
        @Override
        public String kind() {
            return "subagent_started";
        }
    }

    /** A delegated agent ended with succeeded, failed, aborted, suspended or denied. */
    record SubagentStopped(String childId, String delegationId, int depth, String status) implements LifecycleEvent {
        @Override
        public String kind() {
            return "subagent_stopped";
        }
    }

    /** One entry of a plan. */
    record Todo(String id, String text, boolean done) {}
}
