package dev.bufferbridge.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Collects figures and gives the one in the middle. Not thread-safe. */
final class Median {

    private final List<Double> figures = new ArrayList<>();

    void add(double figure) {
        figures.add(figure);
    }

    /** The middle figure; of an even number the higher of the two. */
    double value() {
        if (figures.isEmpty()) {
            throw new IllegalStateException("nothing was measured");
        }
        List<Double> sorted = new ArrayList<>(figures);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
