package dev.bufferbridge.cli;

import dev.bufferbridge.samples.EditorConfigurations;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints ready configuration for an editor, on standard output and nothing else there. */
@Command(
        name = "editor",
        mixinStandardHelpOptions = true,
        description = "Print the configuration that makes an editor launch this agent.")
final class EditorCommand implements Callable<Integer> {

    private final StandardStreams streams;
    private final Installation installation;

    @Parameters(paramLabel = "NAME", description = "zed, jetbrains, neovim, emacs or acpx")
    private String name = "";

    EditorCommand(StandardStreams streams, Installation installation) {
        this.streams = streams;
        this.installation = installation;
    }

    @Override
    public Integer call() throws UsageException {
        Path launcher = installation
                .launcher()
                .orElseThrow(() -> new UsageException("start this with bin/bufferbridge, whose path the editor needs"));
        if (!EditorConfigurations.names().contains(name)) {
            throw new UsageException("there is no editor " + name + "; choose one of "
                    + String.join(", ", EditorConfigurations.names()));
        }
        streams.errors().println("Put this into " + EditorConfigurations.goesInto(name) + ":");
        PrintStream out = streams.print();
        out.print(EditorConfigurations.render(name, launcher));
        out.flush();
        return ExitCode.DONE;
    }
}
