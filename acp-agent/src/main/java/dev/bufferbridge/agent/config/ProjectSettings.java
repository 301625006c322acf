package dev.bufferbridge.agent.config;

import java.util.List;

/**
 * Settings for one project.
 *
 * @param notices what of the project's file was ignored and why, each one line for the user
 */
public record ProjectSettings(AgentSettings settings, List<String> notices) {

    public ProjectSettings {
        notices = List.copyOf(notices);
    }
}
