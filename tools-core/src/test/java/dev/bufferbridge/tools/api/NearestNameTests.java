package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NearestNameTests {

    private static final List<String> NAMES = List.of("read", "write", "edit");

    @Test
    void theNearestNameIsFoundWhateverItsCase() {
        assertEquals(Optional.of("write"), NearestName.of("wriet", NAMES));
        assertEquals(Optional.of("read"), NearestName.of("READ", NAMES));
        assertEquals("; did you mean edit?", NearestName.hint("edt", NAMES));
    }

    @Test
    void nothingIsSuggestedForANameThatIsLikeNone() {
        assertEquals(Optional.empty(), NearestName.of("completely", NAMES));
        assertEquals("", NearestName.hint("completely", NAMES));
        assertEquals("", NearestName.hint("read", List.of()));
    }

    @Test
    void aVeryLongNameCostsNoMore() {
        assertEquals(Optional.empty(), NearestName.of("x".repeat(1_000_000), NAMES));
    }
}
