package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Runs the benchmarks named on the command line, or all. */
public final class Benchmarks {

    private static final List<Benchmark> ALL = List.of(
            new ColdStart(),
            new EditThroughAgent(),
            new UpdatesPerSecond(),
            new PipelinedRequests(),
            new LargeLine(),
            new PromptsMemory());

    private Benchmarks() {}

    /**
     * Prints one line for each comparison.
     *
     * @param arguments the checkout's root, then {@code --list}, {@code --smoke} and names in any order
     * @throws IOException when a program cannot be started or spoken to
     * @throws IllegalStateException when a result is wrong
     */
    public static void main(String... arguments) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(arguments));
        Path root = Path.of(words.remove(0)).toRealPath();
        Scale scale = words.remove("--smoke") ? Scale.SMOKE : Scale.FULL;
        boolean list = words.remove("--list");
        for (Benchmark benchmark : named(words)) {
            if (list) {
                System.out.println(benchmark.name());
            } else {
                run(benchmark, root, scale, System.out);
            }
        }
    }

    private static void run(Benchmark benchmark, Path root, Scale scale, PrintStream out)
            throws IOException, InterruptedException {
        Path scratch = Files.createTempDirectory("bufferbridge-benchmark");
        try {
            for (Comparison comparison : benchmark.run(new Subjects(root, scratch), scale)) {
                out.println(benchmark.name() + ": " + comparison.line());
            }
        } finally {
            deleteTree(scratch);
        }
    }

    private static List<Benchmark> named(List<String> names) {
        List<Benchmark> chosen = new ArrayList<>();
        for (Benchmark benchmark : ALL) {
            if (names.isEmpty() || names.contains(benchmark.name())) {
                chosen.add(benchmark);
            }
        }
        if (chosen.size() < names.size()) {
            throw new IllegalArgumentException(
                    "known benchmarks: " + ALL.stream().map(Benchmark::name).toList() + "; asked for: " + names);
        }
        return chosen;
    }

    private static void deleteTree(Path folder) throws IOException {
        List<Path> paths;
        try (Stream<Path> tree = Files.walk(folder)) {
            paths = tree.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : paths) {
            Files.delete(path);
        }
    }
}
