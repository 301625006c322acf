package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.ConfigException;
import java.util.List;

/** Where the program starts: serves an editor, or runs a subcommand. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        StandardStreams streams = StandardStreams.take();
        int status = run(streams, List.of(args));
        System.exit(status);
    }

    private static int run(StandardStreams streams, List<String> args) {
        try {
            CommandLineWords words = CommandLineWords.parse(args);
            return words.serves() ? new ServeCommand(streams).run(words.flags()) : Subcommands.run(streams, words);
        } catch (UsageException | ConfigException e) {
            streams.errors().println("bufferbridge: " + e.getMessage());
            return ExitCode.USAGE;
        }
    }
}
