package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A program that ran to its end.
 *
 * @param exit its exit status
 * @param stdout what it wrote to standard output
 * @param stderr what it wrote to standard error
 */
record FinishedProgram(int exit, String stdout, String stderr) {

    private static final Duration DEADLINE = Duration.ofSeconds(60);

    /** Runs a command in a folder, without input; its output goes through files there, so that no pipe can fill up. */
    static FinishedProgram run(Path folder, Map<String, String> environment, List<String> command) {
        Path stdout = folder.resolve("client-stdout");
        Path stderr = folder.resolve("client-stderr");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(stdout.toFile())
                .redirectError(stderr.toFile());
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            try {
                if (!process.waitFor(DEADLINE.toSeconds(), TimeUnit.SECONDS)) {
                    fail(command + " still runs; it wrote " + read(stdout) + " and " + read(stderr));
                }
            } finally {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
            return new FinishedProgram(process.exitValue(), read(stdout), read(stderr));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for " + command, e);
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
