package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * An agent that can be started.
 *
 * @param name how it is called in results
 * @param command what starts it
 * @param environment variables besides the inherited ones
 */
record Subject(String name, List<String> command, Map<String, String> environment) {

    Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        return builder.start();
    }
}
