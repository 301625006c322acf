package dev.bufferbridge.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Makes the class-data archive; for the launcher, right after it has built the program. */
@Command(name = "archive", hidden = true, description = "Make the class-data archive.")
final class ArchiveCommand implements Callable<Integer> {

    private final Installation installation;

    ArchiveCommand(Installation installation) {
        this.installation = installation;
    }

    @Override
    public Integer call() throws IOException {
        if (installation.archive().isEmpty()) {
            throw new IOException("only the launcher knows where the archive belongs");
        }
        new ClassDataArchive(installation, installation.archive().get()).make();
        return ExitCode.DONE;
    }
}
