package dev.bufferbridge.benchmarks;

import java.util.Locale;

/**
 * A figure of ours beside another one.
 *
 * @param what what was measured
 * @param unit of both figures
 * @param ours our figure
 * @param beside what the other figure is: a peer's name, or "bound"
 * @param other the other figure
 */
record Comparison(String what, String unit, double ours, String beside, double other) {

    /** Ours as a multiple of the other: below 1 is less time, less memory. */
    double ratio() {
        return ours / other;
    }

    String line() {
        return String.format(
                Locale.ROOT, "%-58s %10.1f %-6s %18s %10.1f   ratio %.2f", what, ours, unit, beside, other, ratio());
    }
}
