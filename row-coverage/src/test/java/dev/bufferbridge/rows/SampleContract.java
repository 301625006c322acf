package dev.bufferbridge.rows;

import org.junit.jupiter.api.Test;

/** An abstract test class that names rows for the classes that extend it. */
@Row("S-001")
abstract class SampleContract {

    @Test
    @Row("S-002")
    void inherited() {}

    @Test
    @Row("S-003")
    void overridden() {}
}
