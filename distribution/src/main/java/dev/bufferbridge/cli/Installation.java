package dev.bufferbridge.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where this program came from.
 *
 * @param launcher the script that started it, empty when Java was started by hand
 * @param archive where its class-data archive belongs, empty when nobody said so
 * @param classPath as Java was given it: an archive is good for exactly this
 * @param terminal whether standard output is a terminal
 */
record Installation(Optional<Path> launcher, Optional<Path> archive, String classPath, boolean terminal) {

    static Installation current() {
        return new Installation(
                path("bufferbridge.launcher"),
                path("bufferbridge.archive"),
                System.getProperty("java.class.path", ""),
                Boolean.getBoolean("bufferbridge.terminal"));
    }

    /** What starts this program again, without its arguments. */
    List<String> command() {
        return launcher.map(script -> List.of(script.toString())).orElseGet(() -> javaCommand(List.of()));
    }

    /** As {@link #command}, past the launcher, with more options for Java. */
    List<String> javaCommand(List<String> options) {
        List<String> command = new ArrayList<>(List.of(
                javaHome().resolve("bin/java").toString(),
                "-Xlog:disable",
                "-Xlog:all=warning:stderr",
                "-XX:+UseSerialGC",
                "-XX:InitialHeapSize=48m",
                "-XX:NewSize=32m",
                "-Djdk.reflect.useNativeAccessorOnly=true"));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, Main.class.getName()));
        return List.copyOf(command);
    }

    static Path javaHome() {
        return Path.of(System.getProperty("java.home"));
    }

    /** Whether all classes come from one jar, which an archive needs. */
    boolean isOneJar() {
        return classPath.endsWith(".jar") && Files.isRegularFile(Path.of(classPath));
    }

    private static Optional<Path> path(String property) {
        return Optional.ofNullable(System.getProperty(property)).map(Path::of);
    }
}
