package dev.bufferbridge.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, with its classes as they were compiled and a home of its own. */
final class Program {

    private final Path home;

    Program(Path home) {
        this.home = home;
    }

    /** How it ended. */
    record End(int status, String out, String err) {}

    End run(String input, String... words) throws IOException, InterruptedException {
        return run(List.of(), input, words);
    }

    End run(List<String> javaOptions, String input, String... words) throws IOException, InterruptedException {
        Path out = Files.createTempFile(home, "out", "");
        Path err = Files.createTempFile(home, "err", "");
        Process process = builder(javaOptions, words)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("still running: " + List.of(words));
        }
        return new End(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private ProcessBuilder builder(List<String> javaOptions, String... words) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
        command.addAll(List.of("-Xlog:disable", "-Xlog:all=warning:stderr", "-XX:+UseSerialGC"));
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", classPath(), Main.class.getName()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).directory(home.toFile());
        builder.environment().clear();
        builder.environment().putAll(Map.of("HOME", home.toString(), "LC_ALL", "C.UTF-8"));
        return builder;
    }

    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
