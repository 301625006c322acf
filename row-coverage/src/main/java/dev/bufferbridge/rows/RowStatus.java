package dev.bufferbridge.rows;

import java.util.List;

/**
 * What a build showed about one row.
 *
 * @param row the row
 * @param state what its tests add up to
 * @param tests the tests that decided so, sorted, as {@code module: Class#method}
 */
record RowStatus(CatalogueRow row, State state, List<String> tests) {

    /** What the tests of a row add up to. */
    enum State {
        /** At least one test passed and none failed. */
        PROVED,
        /** A test failed. */
        FAILED,
        /** Tests name the row, and none of them ran to its end. */
        SKIPPED,
        /** No test names the row. */
        MISSING
    }

    RowStatus {
        tests = List.copyOf(tests);
    }
}
