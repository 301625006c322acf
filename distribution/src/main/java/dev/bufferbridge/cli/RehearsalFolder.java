package dev.bufferbridge.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/** A folder for a rehearsal: a project with one file, a configuration without settings, a state directory. Removed when closed. */
record RehearsalFolder(Path root) implements AutoCloseable {

    static RehearsalFolder create() throws IOException {
        RehearsalFolder folder = new RehearsalFolder(Files.createTempDirectory("bufferbridge-rehearsal"));
        Files.createDirectory(folder.project());
        Files.writeString(folder.project().resolve("a.txt"), "one\ntwo\n");
        Path configuration = Files.createDirectories(folder.root.resolve("config/bufferbridge"));
        Files.writeString(configuration.resolve("config.json"), "{\"mode\": \"accept-edits\"}\n");
        return folder;
    }

    Path project() {
        return root.resolve("project");
    }

    /** Keeps the user's own configuration and state out of it, on the way that an editor's start takes too. */
    Map<String, String> environment() {
        return Map.of(
                "XDG_CONFIG_HOME", root.resolve("config").toString(),
                "XDG_STATE_HOME", root.resolve("state").toString());
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
