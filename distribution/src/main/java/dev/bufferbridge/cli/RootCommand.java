package dev.bufferbridge.cli;

import picocli.CommandLine.Command;

/** What {@code --help} and {@code --version} describe. */
@Command(
        name = "bufferbridge",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        description =
                "A coding agent that editors launch. Without a subcommand it serves the Agent Client Protocol on its"
                        + " standard streams.",
        synopsisSubcommandLabel = "[SUBCOMMAND]")
final class RootCommand {}
