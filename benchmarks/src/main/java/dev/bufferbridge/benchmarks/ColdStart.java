package dev.bufferbridge.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** From the start of the process to the answer to {@code initialize}, and the memory held by then, beside a bare Node agent. */
final class ColdStart implements Benchmark {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final byte[] INITIALIZE = """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":1,"clientCapabilities":{}}}
            """.getBytes(StandardCharsets.UTF_8);

    private static final double MEMORY_BOUND = 60;

    @Override
    public String name() {
        return "cold-start";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) throws IOException, InterruptedException {
        warmUp(subjects);
        Figures ours = new Figures(subjects.bufferbridge());
        Figures bare = new Figures(subjects.bareNodeAgent());
        // Turn by turn, so that whatever else the machine does meets both.
        for (int i = 0; i < scale.pick(2, 31); i++) {
            ours.measure();
            bare.measure();
        }
        Expect.same("the shape of the first answer", bare.shape, ours.shape);
        List<Comparison> comparisons = new ArrayList<>();
        comparisons.add(new Comparison(
                "start to initialize, median", "ms", ours.millis.value(), bare.subject.name(), bare.millis.value()));
        if (ResidentMemory.isKnown()) {
            comparisons.add(new Comparison(
                    "peak memory at initialize, median",
                    "MiB",
                    ours.memory.value(),
                    bare.subject.name(),
                    bare.memory.value()));
            comparisons.add(new Comparison(
                    "peak memory at initialize, median", "MiB", ours.memory.value(), "bound", MEMORY_BOUND));
        }
        return comparisons;
    }

    /** Makes the class-data archive, which a first {@code doctor} does and a serving process never. */
    private static void warmUp(Subjects subjects) throws IOException, InterruptedException {
        Process doctor = subjects.bufferbridge("doctor").start();
        doctor.getOutputStream().close();
        doctor.getInputStream().transferTo(OutputStream.nullOutputStream());
        doctor.waitFor();
    }

    /** What was measured of one program. */
    private static final class Figures {

        private final Subject subject;
        private final Median millis = new Median();
        private final Median memory = new Median();
        private Map<String, String> shape = Map.of();

        Figures(Subject subject) {
            this.subject = subject;
        }

        void measure() throws IOException, InterruptedException {
            long started = System.nanoTime();
            Process process = subject.start();
            try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
                process.getOutputStream().write(INITIALIZE);
                process.getOutputStream().flush();
                String answer = out.readLine();
                millis.add((System.nanoTime() - started) / 1e6);
                if (answer == null) {
                    throw new IllegalStateException(subject.name() + " ended without an answer");
                }
                if (ResidentMemory.isKnown()) {
                    memory.add(ResidentMemory.peakOf(process));
                }
                shape = shapeOf(MAPPER.readTree(answer).path("result"));
                process.getOutputStream().close();
                process.waitFor();
            } finally {
                process.destroyForcibly();
            }
        }

        private static Map<String, String> shapeOf(JsonNode result) {
            Map<String, String> shape = new TreeMap<>();
            result.properties()
                    .forEach(member -> shape.put(
                            member.getKey(), member.getValue().getNodeType().name()));
            return shape;
        }
    }
}
