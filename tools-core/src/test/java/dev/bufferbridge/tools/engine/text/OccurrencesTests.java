package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.rows.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class OccurrencesTests {

    @Test
    @Row({"P-161", "O-153"})
    void shortAndLongNeedlesAreCountedAlike() {
        Random random = new Random(3);
        for (int round = 0; round < 2_000; round++) {
            String unit = random.nextBoolean() ? "ab" : "a";
            String text = unit.repeat(50 + random.nextInt(200))
                    + (random.nextBoolean() ? "c" : "")
                    + unit.repeat(random.nextInt(150));
            int start = random.nextInt(text.length());
            String needle = text.substring(start, start + 1 + random.nextInt(text.length() - start));
            assertEquals(naive(needle, text), Occurrences.of(needle, TextView.same(text), false), needle);
        }
    }

    @Test
    @Row({"P-161", "O-153"})
    void whatAlmostMatchesEverywhereIsCountedRightToo() {
        String text = "ab".repeat(20_000) + "c";
        String needle = "ab".repeat(10_000) + "c";

        assertEquals(new Occurrences(1, List.of(20_000)), Occurrences.of(needle, TextView.same(text), false));
        assertEquals(Occurrences.NONE, Occurrences.of("ab".repeat(10_000) + "d", TextView.same(text), false));
    }

    @Test
    void onlyPlacesAtALinesEndCountWhereThatIsAsked() {
        assertEquals(new Occurrences(2, List.of(4, 7)), Occurrences.of("a", TextView.same("ab ba\nxa"), true));
    }

    private static Occurrences naive(String needle, String text) {
        List<Integer> places = new ArrayList<>();
        for (int at = 0; at + needle.length() <= text.length(); at++) {
            if (text.startsWith(needle, at)) {
                places.add(at);
            }
        }
        return new Occurrences(places.size(), places.subList(0, Math.min(10, places.size())));
    }
}
