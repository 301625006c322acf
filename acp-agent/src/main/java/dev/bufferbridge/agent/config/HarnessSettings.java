package dev.bufferbridge.agent.config;

import java.util.List;
import java.util.Map;

/**
 * Another agent to hand prompts to.
 *
 * @param command the program and its arguments; empty when none is configured
 * @param env added to its environment
 */
public record HarnessSettings(List<String> command, Map<String, String> env) {

    public HarnessSettings {
        command = List.copyOf(command);
        env = Map.copyOf(env);
    }

    @Override
    public String toString() {
        return "HarnessSettings[command=" + command + ", env=" + env.keySet() + "]";
    }
}
