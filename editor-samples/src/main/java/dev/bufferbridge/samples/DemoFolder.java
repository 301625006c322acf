package dev.bufferbridge.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The demo's own folder: a project with one file, an empty configuration and a place for the agent's state. */
final class DemoFolder implements AutoCloseable {

    static final String FILE = "src/Greeter.java";

    static final String STORED = """
            class Greeter {
                String greet(String name) {
                    return "Hello " + name;
                }
            }
            """;

    private final Path root;

    private DemoFolder(Path root) {
        this.root = root;
    }

    static DemoFolder create() throws IOException {
        DemoFolder folder =
                new DemoFolder(Files.createTempDirectory("bufferbridge-demo").toRealPath());
        Files.createDirectories(folder.file().getParent());
        Files.writeString(folder.file(), STORED);
        Files.writeString(folder.configuration(), "{}\n");
        return folder;
    }

    Path project() {
        return root.resolve("project");
    }

    Path file() {
        return project().resolve(FILE);
    }

    Path configuration() {
        return root.resolve("config.json");
    }

    Path state() {
        return root.resolve("state");
    }

    /** Text of the agent with the names of this folder's files as the project has them. */
    String relative(String text) {
        return text.replace(project() + "/", "").replace(project().toString(), ".");
    }

    @Override
    public void close() throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> all = Files.walk(root)) {
            deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : deepestFirst) {
            Files.deleteIfExists(path);
        }
    }
}
