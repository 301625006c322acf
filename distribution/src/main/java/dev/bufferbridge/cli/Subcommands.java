package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.tools.api.NearestName;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;

/** Everything but serving, read and run by picocli, which is loaded for nothing else. */
final class Subcommands {

    private Subcommands() {}

    /** Runs the subcommand and hands back the exit status. What is wrong with its words is said in one line. */
    static int run(StandardStreams streams, CommandLineWords words) throws UsageException {
        // The schema generator's logging has nobody to talk to, and would say so.
        System.setProperty("slf4j.internal.verbosity", "ERROR");
        Installation installation = Installation.current();
        PrintWriter out = new PrintWriter(new OutputStreamWriter(streams.output(), StandardCharsets.UTF_8), true);
        CommandLine commandLine = new CommandLine(new RootCommand())
                .addSubcommand(new AgentHelp())
                .addSubcommand(new DemoCommand(streams, installation))
                .addSubcommand(new ToolCommand(streams))
                .addSubcommand(new ToolsCommand(streams))
                .addSubcommand(new EditorCommand(streams, installation))
                .addSubcommand(new DoctorCommand(streams, installation))
                .addSubcommand(new ArchiveCommand(installation))
                .setOut(out)
                .setErr(new PrintWriter(streams.errors(), true))
                .setParameterExceptionHandler((exception, args) -> complain(streams, exception, ExitCode.USAGE))
                .setExecutionExceptionHandler(
                        (exception, command, parsed) -> complain(streams, exception, exitCode(exception)));
        String subcommand = String.valueOf(words.subcommand());
        if (!subcommand.startsWith("-") && !commandLine.getSubcommands().containsKey(subcommand)) {
            throw new UsageException("unknown subcommand " + subcommand
                    + NearestName.hint(subcommand, commandLine.getSubcommands().keySet())
                    + " (bufferbridge --help lists them)");
        }
        int status = commandLine.execute(words(words).toArray(String[]::new));
        out.flush();
        return status;
    }

    /** The agent's flags that stood before the subcommand are put behind it, where it takes or refuses them. */
    private static List<String> words(CommandLineWords words) {
        List<String> all = new ArrayList<>();
        all.add(String.valueOf(words.subcommand()));
        all.addAll(words.flagWords());
        all.addAll(words.rest());
        return all;
    }

    private static int exitCode(Exception exception) {
        boolean usage = exception instanceof UsageException || exception instanceof ConfigException;
        return usage ? ExitCode.USAGE : ExitCode.FAILED;
    }

    private static int complain(StandardStreams streams, Exception exception, int status) {
        String message =
                String.valueOf(exception.getMessage()).lines().findFirst().orElse("failed");
        streams.errors().println("bufferbridge: " + message);
        return status;
    }
}
