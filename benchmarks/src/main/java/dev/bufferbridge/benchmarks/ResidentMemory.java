package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The memory a process holds, in MiB, as Linux tells it. */
final class ResidentMemory {

    private ResidentMemory() {}

    /** Whether this system tells. */
    static boolean isKnown() {
        return Files.isReadable(Path.of("/proc/self/status"));
    }

    /** The most it held so far. */
    static double peakOf(Process process) throws IOException {
        return mebibytes(process, "VmHWM:");
    }

    /** What it holds now. */
    static double of(Process process) throws IOException {
        return mebibytes(process, "VmRSS:");
    }

    private static double mebibytes(Process process, String field) throws IOException {
        List<String> status = Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status"));
        for (String line : status) {
            if (line.startsWith(field)) {
                return Long.parseLong(line.replaceAll("\\D", "")) / 1024.0;
            }
        }
        throw new IllegalStateException("no " + field + " in the status of process " + process.pid());
    }
}
