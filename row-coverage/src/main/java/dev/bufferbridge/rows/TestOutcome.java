package dev.bufferbridge.rows;

import java.util.Locale;
import org.junit.platform.engine.TestExecutionResult;

/** How a test ended, in the order in which several outcomes of one test add up: a failure hides a pass, a pass hides a skip. */
enum TestOutcome {
    SKIPPED,
    PASSED,
    FAILED;

    static TestOutcome of(TestExecutionResult result) {
        return switch (result.getStatus()) {
            case SUCCESSFUL -> PASSED;
            case ABORTED -> SKIPPED;
            case FAILED -> FAILED;
        };
    }

    static TestOutcome parse(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    TestOutcome and(TestOutcome other) {
        return compareTo(other) >= 0 ? this : other;
    }

    /** The word in a module's record file. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
