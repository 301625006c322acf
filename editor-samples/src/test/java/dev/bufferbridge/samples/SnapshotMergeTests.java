package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SnapshotMergeTests {

    @ParameterizedTest
    @CsvSource({
        "a b c, a b c, a x c, a x c",
        "a b c, a b c d, a x c, a x c d",
        "a b c, z a b c, a x c, z a x c",
        "a b c, A b c, a b C, A b C",
        "a b c, a b C, A b c, A b C",
        "a b c, a y c, a x c, a x c",
        "a b c, a b c, a b c, a b c",
    })
    void bothChangesStayUnlessTheyAreInOnePlace(String base, String buffer, String written, String merged) {
        assertEquals(merged, SnapshotMerge.merge(base, buffer, written));
    }
}
