package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The programs that are compared.
 *
 * @param root of the checkout
 * @param scratch a folder for the state and the projects of one run
 */
record Subjects(Path root, Path scratch) {

    /** Our agent, with flags. */
    Subject bufferbridge(String... flags) {
        List<String> command = new ArrayList<>();
        command.add(root.resolve("bin").resolve("bufferbridge").toString());
        command.addAll(List.of(flags));
        return new Subject("bufferbridge", command, environment());
    }

    /** An agent on the TypeScript SDK that does nothing. */
    Subject bareNodeAgent() {
        Path script = root.resolve("benchmarks").resolve("peers").resolve("bare-node-agent.mjs");
        return new Subject("bare Node agent", List.of("node", script.toString()), environment());
    }

    /** An empty project. */
    Path project(String name) throws IOException {
        return Files.createDirectories(scratch.resolve(name)).toRealPath();
    }

    private Map<String, String> environment() {
        return Map.of(
                "XDG_STATE_HOME", scratch.resolve("state").toString(),
                "XDG_CONFIG_HOME", scratch.resolve("config").toString());
    }
}
