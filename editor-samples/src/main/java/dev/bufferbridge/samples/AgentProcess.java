package dev.bufferbridge.samples;

import dev.bufferbridge.acp.Transport;
import dev.bufferbridge.acp.Transports;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** An agent that the editor has launched. */
public final class AgentProcess {

    /** How long an agent may take to end when the editor is gone. */
    private static final Duration GRACE = Duration.ofSeconds(2);

    private final Process process;
    private final TailBuffer errors = new TailBuffer(64L * 1024);
    private final Thread errorReader;

    private AgentProcess(Process process) {
        this.process = process;
        this.errorReader = new Thread(this::drainErrors, "agent-stderr");
        errorReader.setDaemon(true);
        errorReader.start();
    }

    static AgentProcess launch(ProcessBuilder builder) throws IOException {
        return new AgentProcess(
                builder.redirectError(ProcessBuilder.Redirect.PIPE).start());
    }

    Transport transport() {
        return Transports.streams(process.getInputStream(), process.getOutputStream());
    }

    /** The process itself, for tests that end it in their own way. */
    public Process process() {
        return process;
    }

    /** The newest 64 KiB of what the agent wrote to its standard error. */
    public String errors() {
        return errors.output(null).output();
    }

    /** The exit code, or empty while it runs. */
    public Optional<Integer> exitCode() {
        return process.isAlive() ? Optional.empty() : Optional.of(process.exitValue());
    }

    /** Waits for the agent to end by itself; ends it, and says so, when it takes too long. */
    List<String> awaitEnd() {
        List<String> complaints = new ArrayList<>();
        try {
            if (!process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS)) {
                complaints.add("the agent was still running " + GRACE.toSeconds() + " s after its input had ended");
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.toHandle().destroyForcibly();
                process.waitFor(GRACE.toMillis(), TimeUnit.MILLISECONDS);
            }
            errorReader.join(GRACE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.toHandle().destroyForcibly();
        }
        return complaints;
    }

    private void drainErrors() {
        byte[] chunk = new byte[8192];
        try (InputStream stream = process.getErrorStream()) {
            for (int count = stream.read(chunk); count >= 0; count = stream.read(chunk)) {
                errors.append(chunk, count);
            }
        } catch (IOException e) {
            byte[] text =
                    ("(reading the error stream failed: " + e.getMessage() + ")").getBytes(StandardCharsets.UTF_8);
            errors.append(text, text.length);
        }
    }
}
