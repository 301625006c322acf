package dev.bufferbridge.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Describes serving for {@code --help}. Serving itself never comes this way. */
@Command(name = "agent", description = "Serve an editor over the standard streams (the default).")
final class AgentHelp {

    @Option(names = "--brain", paramLabel = "KIND", description = "commands, model or harness")
    private @Nullable String brain;

    @Option(names = "--mode", paramLabel = "MODE", description = "ask, accept-edits, read-only or full-access")
    private @Nullable String mode;

    @Option(names = "--toolset", paramLabel = "SET", description = "coding or run")
    private @Nullable String toolset;

    @Option(names = "--state", paramLabel = "DIR", description = "keep sessions and logs there")
    private @Nullable String state;

    @Option(names = "--config", paramLabel = "FILE", description = "take this file in place of your configuration")
    private @Nullable String config;
}
