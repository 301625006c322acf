package dev.bufferbridge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for a rehearsal: a project with one file, a configuration without settings, a state directory. Removed when closed. */
record RehearsalFolder(Path root) implements AutoCloseable {

    static RehearsalFolder create() throws IOException {
        RehearsalFolder folder = new RehearsalFolder(Files.createTempDirectory("bufferbridge-rehearsal"));
        Files.createDirectory(folder.project());
        Files.writeString(folder.project().resolve("a.txt"), "one\ntwo\n");
        Files.writeString(folder.configuration(), "{}\n");
        return folder;
    }

    Path project() {
        return root.resolve("project");
    }

    List<String> agentFlags() {
        return List.of(
                "agent",
                "--mode",
                "accept-edits",
                "--config",
                configuration().toString(),
                "--state",
                root.resolve("state").toString());
    }

    private Path configuration() {
        return root.resolve("config.json");
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        }
    }
}
