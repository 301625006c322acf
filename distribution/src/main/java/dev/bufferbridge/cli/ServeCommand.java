package dev.bufferbridge.cli;

import dev.bufferbridge.agent.AgentProgram;
import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.agent.config.DiagnosticsLog;
import dev.bufferbridge.agent.config.LaunchFlags;
import dev.bufferbridge.agent.config.SettingsLoader;

/** Serves one editor over the standard streams, until its end of input or a signal. */
final class ServeCommand {

    private final StandardStreams streams;

    ServeCommand(StandardStreams streams) {
        this.streams = streams;
    }

    int run(LaunchFlags flags) throws ConfigException {
        AgentSettings settings = SettingsLoader.ofProcess().load(flags);
        DiagnosticsLog.configure(settings);
        LastSeconds lastSeconds = LastSeconds.watch(streams);
        try {
            AgentProgram.serve(lastSeconds.watched(streams.input()), streams.output(), settings);
            return ExitCode.DONE;
        } finally {
            lastSeconds.served();
        }
    }
}
