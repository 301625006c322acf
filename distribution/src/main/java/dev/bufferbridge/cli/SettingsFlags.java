package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.LaunchFlags;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The agent's flags that subcommands take too. */
final class SettingsFlags {

    @Option(names = "--config", paramLabel = "FILE", description = "take this file in place of your configuration file")
    private @Nullable String config;

    @Option(names = "--state", paramLabel = "DIR", description = "keep sessions and logs there")
    private @Nullable String state;

    @Option(names = "--toolset", paramLabel = "SET", description = "coding (default) or run")
    private @Nullable String toolset;

    LaunchFlags toLaunchFlags() {
        return new LaunchFlags(null, null, toolset, state, config);
    }
}
