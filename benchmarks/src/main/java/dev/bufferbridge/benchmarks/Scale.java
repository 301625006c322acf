package dev.bufferbridge.benchmarks;

/** How much work a benchmark does. */
enum Scale {
    /** As little as shows that the benchmark works. */
    SMOKE,
    /** Enough for figures. */
    FULL;

    int pick(int smoke, int full) {
        return this == SMOKE ? smoke : full;
    }
}
