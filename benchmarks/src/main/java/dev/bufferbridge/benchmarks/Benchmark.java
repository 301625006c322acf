package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.util.List;

/** One measurement of the program. */
interface Benchmark {

    /** What it is called on the command line. */
    String name();

    /**
     * Measures, and checks that what was measured did the right thing.
     *
     * @throws IOException when a program cannot be started or spoken to
     * @throws IllegalStateException when the result is wrong; figures of wrong results mean nothing
     */
    List<Comparison> run(Subjects subjects, Scale scale) throws IOException, InterruptedException;
}
