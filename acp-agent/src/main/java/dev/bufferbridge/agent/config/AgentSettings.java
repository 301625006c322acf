package dev.bufferbridge.agent.config;

import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.agent.policy.Rule;
import dev.bufferbridge.tools.api.Limits;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Everything that was decided before the first session: the user's file, the environment and the flags, resolved and checked. A session adds what its
 * project says with {@link #forProject}. Immutable.
 *
 * @param mode what a new session starts in
 * @param widestMode what a session may be switched to at most
 * @param rules the user's, and the project's after {@link #forProject}
 * @param stateDirectory absolute; made when it is first written to
 * @param pinned keys that the environment or a flag has set, such as {@code mode} or {@code limits.maxLines}: a project does not change them
 */
public record AgentSettings(
        BrainKind brain,
        Mode mode,
        Mode widestMode,
        Toolset toolset,
        ModelSettings model,
        HarnessSettings harness,
        List<Rule> rules,
        Limits limits,
        UnsavedPolicy unsaved,
        LogSettings log,
        RunSettings run,
        Path stateDirectory,
        Set<String> pinned) {

    public AgentSettings {
        rules = List.copyOf(rules);
        pinned = Set.copyOf(pinned);
    }

    /** The modes a session may be in, narrowest first. */
    public List<Mode> offeredModes() {
        return Arrays.stream(Mode.values())
                .filter(offered -> !offered.isWiderThan(widestMode))
                .toList();
    }

    /** Whether the mode was set for this process, so that a stored session's mode does not count. */
    public boolean modeGiven() {
        return pinned.contains("mode");
    }

    /**
     * These settings as the project's {@code .bufferbridge/config.json} narrows them. Reads the file, if there is one; never throws: what cannot be
     * used is ignored and said.
     *
     * @param folder the session's working directory
     */
    public ProjectSettings forProject(Path folder) {
        return ProjectConfig.narrow(this, folder);
    }
}
