package dev.bufferbridge.cli;

import dev.bufferbridge.samples.Demo;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Shows in twenty seconds what the product does. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        description = "Show an editor with unsaved text, and the agent that edits it.")
final class DemoCommand implements Callable<Integer> {

    private final StandardStreams streams;
    private final Installation installation;

    DemoCommand(StandardStreams streams, Installation installation) {
        this.streams = streams;
        this.installation = installation;
    }

    @Override
    public Integer call() {
        installation
                .archive()
                .map(file -> new ClassDataArchive(installation, file))
                .filter(archive -> !archive.isUsable())
                .ifPresent(this::makeIfPossible);
        boolean colour = installation.terminal() && System.getenv("NO_COLOR") == null;
        return Demo.run(installation.command(), streams.print(), colour);
    }

    /** The demo is as good without it, only slower to start. */
    private void makeIfPossible(ClassDataArchive archive) {
        try {
            archive.make();
        } catch (IOException e) {
            streams.errors().println("bufferbridge: no class-data archive: " + e.getMessage());
        }
    }
}
