package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.agent.config.SettingsLoader;
import dev.bufferbridge.tools.api.ToolDefinition;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the menu of tools. */
@Command(name = "tools", mixinStandardHelpOptions = true, description = "List the tools.")
final class ToolsCommand implements Callable<Integer> {

    private final StandardStreams streams;

    @Option(names = "--json", description = "print the definitions as a model gets them, as one line of JSON")
    private boolean json;

    @Mixin
    private SettingsFlags flags = new SettingsFlags();

    ToolsCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws ConfigException, IOException {
        Path here = Path.of("").toAbsolutePath();
        List<ToolDefinition> menu = DiskTools.open(SettingsLoader.ofProcess().load(flags.toLaunchFlags()), here, null)
                .menu();
        PrintStream out = streams.print();
        if (json) {
            out.print(ToolResultJson.line(menu) + "\n");
        } else {
            menu.forEach(tool -> out.print(tool.name() + "\n    " + tool.description() + "\n"));
        }
        out.flush();
        return ExitCode.DONE;
    }
}
