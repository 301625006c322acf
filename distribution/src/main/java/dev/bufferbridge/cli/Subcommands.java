package dev.bufferbridge.cli;

/** Everything but serving. */
final class Subcommands {

    private Subcommands() {}

    static int run(StandardStreams streams, CommandLineWords words) throws UsageException {
        throw new UsageException("unknown subcommand " + words.subcommand());
    }
}
