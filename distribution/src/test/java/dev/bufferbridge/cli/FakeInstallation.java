package dev.bufferbridge.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The real launcher in a folder of its own, with Java homes that tell what they were asked instead of doing it. Their versions are higher than any real
 * one, so that what is installed on this machine does not count.
 */
final class FakeInstallation {

    private final Path base;
    private final Path root;

    FakeInstallation(Path base, String name) throws IOException {
        this.base = base;
        this.root = base.resolve(name);
        Files.createDirectories(root.resolve("bin"));
        Path real = Path.of(System.getProperty("bufferbridge.root")).resolve("bin/bufferbridge");
        executable(root.resolve("bin/bufferbridge"), Files.readString(real));
    }

    Path launcher() {
        return root.resolve("bin/bufferbridge");
    }

    Path jar() {
        return root.resolve("distribution/target/bufferbridge.jar");
    }

    /** A jar that has been built a while ago. */
    FakeInstallation built() throws IOException {
        Files.createDirectories(jar().getParent());
        Files.writeString(jar(), "jar");
        Files.setLastModifiedTime(jar(), FileTime.from(Instant.now().minusSeconds(60)));
        return this;
    }

    /** A Java home whose java prints its process id, its arguments and its locale. */
    Path javaHome(String version) throws IOException {
        Path home = base.resolve("jdk " + version);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(
                home.resolve("release"),
                "IMPLEMENTOR=\"Nobody\"\nJAVA_RUNTIME_VERSION=\"" + version + "+1\"\nJAVA_VERSION=\"" + version
                        + "\"\n");
        executable(home.resolve("bin/java"), """
                #!/bin/sh
                echo "java %s"
                echo "pid $$"
                for word in "$@"; do echo "<$word>"; done
                echo "locale ${LC_ALL-unset} was ${BUFFERBRIDGE_LAUNCHER_LC_ALL-untouched}"
                """.formatted(version));
        executable(home.resolve("bin/javac"), "#!/bin/sh\n");
        return home;
    }

    /** A folder for PATH with a Maven that notes each build and makes the jar. */
    Path maven(String lastLine) throws IOException {
        Path folder = Files.createDirectories(base.resolve("maven"));
        executable(folder.resolve("mvn"), """
                #!/bin/sh
                echo "$@" >> "%s/builds"
                echo "progress"
                mkdir -p distribution/target
                %s
                """.formatted(base, lastLine));
        return folder;
    }

    /** What each build was asked for. */
    List<String> builds() throws IOException {
        Path builds = base.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
    }

    Path archive(String name, String content, String notedSize) throws IOException {
        Path archive = root.resolve("distribution/target/archive").resolve(name);
        Files.createDirectories(archive.getParent());
        Files.writeString(archive, content);
        Files.writeString(archive.resolveSibling(name + ".size"), notedSize + "\n");
        return archive;
    }

    /** How a start ended. */
    record Start(int status, String out, String err, long pid) {

        List<String> words() {
            return out.lines()
                    .filter(line -> line.startsWith("<"))
                    .map(line -> line.substring(1, line.length() - 1))
                    .toList();
        }

        String line(String start) {
            return out.lines()
                    .filter(line -> line.startsWith(start))
                    .findFirst()
                    .orElse("none");
        }
    }

    /** Runs a command with nothing but this environment and without a terminal. */
    static Start run(Path folder, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        Process process = begin(folder, environment, command);
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running: " + command);
        }
        return new Start(process.exitValue(), out, err, process.pid());
    }

    static Process begin(Path folder, Map<String, String> environment, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
