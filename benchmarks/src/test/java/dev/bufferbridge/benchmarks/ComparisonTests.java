package dev.bufferbridge.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

final class ComparisonTests {

    @Test
    void aLineHasBothFiguresAndTheirRatio() {
        assertEquals(
                "start                                                            70.0 ms                   peer      140.0   ratio 0.50",
                new Comparison("start", "ms", 70, "peer", 140).line());
    }

    @Test
    void theMedianIsTheMiddleFigure() {
        Median median = new Median();
        for (double figure : new double[] {9, 1, 5, 100, 3}) {
            median.add(figure);
        }

        assertEquals(5, median.value());
    }

    @Test
    void nothingMeasuredHasNoMedian() {
        assertThrows(IllegalStateException.class, () -> new Median().value());
    }

    @Test
    void aWrongResultEndsTheRunAndIsShownInBrief() {
        assertEquals(
                "the text should be right and is " + "w".repeat(200) + "… (500 characters)",
                assertThrows(IllegalStateException.class, () -> Expect.same("the text", "right", "w".repeat(500)))
                        .getMessage());
    }
}
