package dev.bufferbridge.cli;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.agent.config.SettingsLoader;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs one tool, or a script of calls, and prints each result as one line of JSON. */
@Command(
        name = "tool",
        mixinStandardHelpOptions = true,
        description = "Run a tool on the disk and print its result as one line of JSON.",
        footer = "Exit status: 0 the tool did it, 1 it did not, 2 the command line is wrong.")
final class ToolCommand implements Callable<Integer> {

    private static final int MAX_LINE_BYTES = 64 << 20;

    private final StandardStreams streams;

    @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "the tool")
    private @Nullable String name;

    @Parameters(index = "1", arity = "0..1", paramLabel = "JSON", description = "its arguments, an object")
    private @Nullable String arguments;

    @Option(names = "--cwd", paramLabel = "DIR", description = "work there (default: here)")
    private @Nullable String workingDirectory;

    @Option(names = "--run-id", paramLabel = "ID", description = "the run the calls belong to")
    private @Nullable String runId;

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description =
                    "read calls from a file, or - for standard input: {\"name\":…,\"arguments\":{…}} on each line")
    private @Nullable String script;

    @Mixin
    private SettingsFlags flags = new SettingsFlags();

    ToolCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws UsageException, ConfigException, IOException {
        checkWords();
        Path folder = folder();
        AgentSettings settings = SettingsLoader.ofProcess()
                .load(flags.toLaunchFlags())
                .forProject(folder)
                .settings();
        DiskTools tools = DiskTools.open(settings, folder, runId);
        PrintStream out = streams.print();
        if (script != null) {
            return runScript(script, tools, out);
        }
        ToolResult result = tools.call(String.valueOf(name), String.valueOf(arguments));
        print(out, result);
        return result.isError() ? ExitCode.FAILED : ExitCode.DONE;
    }

    private void checkWords() throws UsageException {
        if (script == null && (name == null || arguments == null)) {
            throw new UsageException("tool needs NAME and JSON, as in: tool read '{\"path\": \"a.txt\"}'");
        }
        if (script != null && name != null) {
            throw new UsageException("tool takes either NAME and JSON or --script, not both");
        }
    }

    private Path folder() throws UsageException {
        try {
            Path folder =
                    Path.of(workingDirectory == null ? "" : workingDirectory).toAbsolutePath();
            if (Files.isDirectory(folder)) {
                return folder.normalize();
            }
        } catch (InvalidPathException e) {
            throw new UsageException("--cwd: no such path can exist here");
        }
        throw new UsageException("--cwd: " + workingDirectory + " is not a directory");
    }

    private int runScript(String source, DiskTools tools, PrintStream out) throws IOException {
        try (InputStream in = source.equals("-") ? streams.input() : Files.newInputStream(Path.of(source))) {
            BoundedLines lines = new BoundedLines(in, MAX_LINE_BYTES);
            for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
                if (!line.get().isBlank()) {
                    print(out, ScriptLine.run(line.get(), tools));
                }
            }
        }
        return ExitCode.DONE;
    }

    private static void print(PrintStream out, ToolResult result) throws IOException {
        out.print(ToolResultJson.line(result) + "\n");
        out.flush();
        if (out.checkError()) {
            throw new IOException("standard output is closed");
        }
    }
}
