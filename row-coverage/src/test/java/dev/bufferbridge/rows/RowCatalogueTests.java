package dev.bufferbridge.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class RowCatalogueTests {

    private static final Set<String> PARTS =
            Set.of("editing", "coding tools", "run tools", "model and sessions", "later");

    @Test
    void everyFamilyIsComplete() {
        Map<String, Integer> counts = new TreeMap<>();
        for (CatalogueRow row : RowCatalogue.bundled().rows()) {
            counts.merge(row.id().substring(0, 1), 1, Integer::sum);
        }

        assertEquals(Map.of("A", 30, "C", 9, "G", 159, "H", 8, "L", 33, "O", 161, "P", 272, "T", 56), counts);
    }

    @Test
    void everyRowIsDueWithAKnownPartAndHasAMeaning() {
        for (CatalogueRow row : RowCatalogue.bundled().rows()) {
            assertTrue(PARTS.contains(row.part()), row.toString());
            assertTrue(row.meaning().length() > 8, row.toString());
        }
    }

    @Test
    void finishedPartsAreParts() {
        assertTrue(PARTS.containsAll(RowCatalogue.finishedParts()));
    }

    @Test
    void aRowListedTwiceIsRefused() {
        assertEquals(
                "row P-1 is listed twice",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> RowCatalogue.parse(List.of("[family]", "P-1\tlater\tone", "P-1\tlater\tagain")))
                        .getMessage());
    }

    @Test
    void aLineThatIsNoRowIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> RowCatalogue.parse(List.of("[family]", "P-1 later one")));
        assertThrows(IllegalArgumentException.class, () -> RowCatalogue.parse(List.of("P-1\tlater\twithout a family")));
    }
}
