package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.schema.StopReason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A prompt of 30 MB in one line, from the first byte to the end of the turn, beside a bare Node agent. */
final class LargeLine implements Benchmark {

    private static final int CHARACTERS = 30_000_000;

    @Override
    public String name() {
        return "large-line";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) throws IOException {
        String text = "plain text ".repeat(CHARACTERS / 11);
        int runs = scale.pick(1, 11);
        Path project = subjects.project("large-line");
        Subject bare = subjects.bareNodeAgent();
        double ours = millisFor(subjects.bufferbridge(), project, text, runs);
        double theirs = millisFor(bare, project, text, runs);
        return List.of(new Comparison("prompt of 30 MB in one line, median", "ms", ours, bare.name(), theirs));
    }

    private static double millisFor(Subject subject, Path project, String text, int runs) throws IOException {
        Median millis = new Median();
        try (ConnectedAgent agent = ConnectedAgent.start(subject, project, new BufferClient(""))) {
            for (int i = 0; i < runs; i++) {
                long started = System.nanoTime();
                Expect.same(
                        "the end of the turn",
                        StopReason.END_TURN,
                        agent.prompt(text).stopReason());
                millis.add((System.nanoTime() - started) / 1e6);
            }
        }
        return millis.value();
    }
}
