package dev.bufferbridge.agent.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the run tools work with; null where nothing was said.
 *
 * @param home the agent's home, or null for the working directory
 * @param coding whether the tools are offered
 * @param ports the ports a server may listen on
 * @param secrets added to the environment of commands; redacted from what is shown
 * @param runtimeDir for requests and background records
 */
public record RunSettings(
        @Nullable String home,
        @Nullable String agentId,
        boolean coding,
        List<Integer> ports,
        Map<String, String> secrets,
        List<Repository> repositories,
        @Nullable Long resultMaxBytes,
        @Nullable Long toolCallBudget,
        @Nullable String runtimeDir) {

    public RunSettings {
        ports = List.copyOf(ports);
        secrets = Map.copyOf(secrets);
        repositories = List.copyOf(repositories);
    }

    /**
     * A repository of the home.
     *
     * @param tokenEnv the environment variable that holds its token, or null
     */
    public record Repository(String name, @Nullable String tokenEnv) {}

    @Override
    public String toString() {
        return "RunSettings[home=" + home + ", agentId=" + agentId + ", coding=" + coding + ", ports=" + ports
                + ", secrets=" + secrets.keySet() + ", repositories=" + repositories + "]";
    }
}
