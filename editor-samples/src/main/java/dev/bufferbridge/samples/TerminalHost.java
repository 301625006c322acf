package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CreateTerminalRequest;
import dev.bufferbridge.acp.schema.TerminalExitStatus;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import java.io.File;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** The editor's terminals: each runs one command. The program is started as it is named, without a shell. Thread-safe. */
final class TerminalHost implements AutoCloseable {

    private final EditorSettings settings;
    private final Map<String, HostedTerminal> open = new LinkedHashMap<>();
    private int created;

    TerminalHost(EditorSettings settings) {
        this.settings = settings;
    }

    synchronized String create(CreateTerminalRequest request) {
        ProcessBuilder builder = new ProcessBuilder(request.command());
        builder.command().addAll(request.args());
        String cwd = request.cwd();
        builder.directory(cwd == null ? settings.project().toFile() : new File(cwd));
        request.env().forEach(variable -> builder.environment().put(variable.name(), variable.value()));
        builder.redirectErrorStream(true);
        try {
            String id = "terminal-" + ++created;
            open.put(id, HostedTerminal.start(builder, request.outputByteLimit()));
            return id;
        } catch (IOException e) {
            throw new AcpException(AcpError.INTERNAL_ERROR, "Cannot start " + request.command());
        }
    }

    TerminalOutputResponse output(String id) {
        return terminal(id).output();
    }

    CompletableFuture<TerminalExitStatus> exit(String id) {
        return terminal(id).exit();
    }

    void kill(String id) {
        terminal(id).kill();
    }

    void release(String id) {
        HostedTerminal terminal = terminal(id);
        synchronized (this) {
            open.remove(id);
        }
        terminal.kill();
    }

    private synchronized HostedTerminal terminal(String id) {
        @Nullable HostedTerminal terminal = open.get(id);
        if (terminal == null) {
            throw new AcpException(AcpError.RESOURCE_NOT_FOUND, "There is no terminal " + id);
        }
        return terminal;
    }

    /** Ends every command that still runs. */
    @Override
    public synchronized void close() {
        open.values().forEach(HostedTerminal::kill);
        open.clear();
    }
}
