package dev.bufferbridge.samples;

import dev.bufferbridge.acp.schema.TerminalExitStatus;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** One command that runs, and the newest of its output. */
final class HostedTerminal {

    /** Grandchildren may keep the output open after the command has ended. */
    private static final long DRAIN_MILLIS = 500;

    private final Process process;
    private final TailBuffer tail;
    private final CompletableFuture<TerminalExitStatus> exit;
    private volatile boolean killed;

    private HostedTerminal(Process process, TailBuffer tail) {
        this.process = process;
        this.tail = tail;
        CompletableFuture<@Nullable Void> drained = new CompletableFuture<>();
        Thread reader = new Thread(() -> drain(drained), "terminal-output");
        reader.setDaemon(true);
        reader.start();
        this.exit = process.onExit()
                .thenCompose(ended -> drained.completeOnTimeout(null, DRAIN_MILLIS, TimeUnit.MILLISECONDS))
                .thenApply(ignored -> status());
    }

    static HostedTerminal start(ProcessBuilder builder, @Nullable Long outputByteLimit) throws IOException {
        Process process = builder.start();
        process.getOutputStream().close();
        return new HostedTerminal(process, new TailBuffer(outputByteLimit));
    }

    TerminalOutputResponse output() {
        return tail.output(exit.getNow(null));
    }

    CompletableFuture<TerminalExitStatus> exit() {
        return exit.copy();
    }

    void kill() {
        killed |= process.isAlive();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.toHandle().destroyForcibly();
    }

    private TerminalExitStatus status() {
        return killed
                ? new TerminalExitStatus(null, "SIGKILL")
                : new TerminalExitStatus((long) process.exitValue(), null);
    }

    private void drain(CompletableFuture<@Nullable Void> drained) {
        byte[] chunk = new byte[8192];
        try (InputStream output = process.getInputStream()) {
            for (int count = output.read(chunk); count >= 0; count = output.read(chunk)) {
                tail.append(chunk, count);
            }
            drained.complete(null);
        } catch (IOException e) {
            drained.completeExceptionally(e);
        }
    }
}
