package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ReadLedger.Freshness;
import dev.bufferbridge.tools.api.ReadLedger.LineRange;
import dev.bufferbridge.tools.api.ReadLedger.Seen;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class ReadLedgerTests {

    private static final Path FILE = Path.of("/p/a.txt");
    private static final TextVersion OLD = TextVersion.of("old");
    private static final TextVersion NEW = TextVersion.of("new");

    private final ReadLedger ledger = new ReadLedger();

    @Test
    @Row({"P-132", "P-134"})
    void aFileIsSeenOnceRecorded() {
        assertFalse(ledger.hasSeen(FILE));
        assertEquals(Freshness.UNSEEN, ledger.freshness(FILE, OLD));

        ledger.recordWhole(FILE, OLD);

        assertTrue(ledger.hasSeen(FILE));
        assertEquals(Optional.of(new Seen(OLD, List.of(), true)), ledger.lastSeen(FILE));
        assertFalse(new ReadLedger().hasSeen(FILE));
    }

    @Test
    void aFileIsStaleWhenItsVersionIsAnother() {
        ledger.recordWhole(FILE, OLD);

        assertEquals(Freshness.CURRENT, ledger.freshness(FILE, OLD));
        assertFalse(ledger.isStale(FILE, OLD));
        assertEquals(Freshness.STALE, ledger.freshness(FILE, NEW));
        assertTrue(ledger.isStale(FILE, NEW));
    }

    @Test
    void aPartOfUnknownVersionIsNeitherStaleNorCurrent() {
        ledger.recordLines(FILE, null, new LineRange(1, 10));

        assertEquals(Freshness.UNKNOWN, ledger.freshness(FILE, OLD));
        assertFalse(ledger.isStale(FILE, OLD));
    }

    @Test
    void looksAtOneVersionAreKeptSideBySide() {
        ledger.recordLines(FILE, OLD, new LineRange(1, 10));
        ledger.recordLines(FILE, OLD, new LineRange(11, 20));
        ledger.recordLines(FILE, OLD, new LineRange(1, 10));

        Seen seen = ledger.lastSeen(FILE).orElseThrow();

        assertEquals(new Seen(OLD, List.of(new LineRange(1, 10), new LineRange(11, 20)), false), seen);
        assertTrue(seen.shows(new LineRange(12, 20)));
        assertFalse(seen.shows(new LineRange(5, 15)));
    }

    @Test
    void aLookAtAnotherVersionReplacesTheEarlierOnes() {
        ledger.recordWhole(FILE, OLD);
        ledger.recordLines(FILE, NEW, new LineRange(3, 4));

        assertEquals(Optional.of(new Seen(NEW, List.of(new LineRange(3, 4)), false)), ledger.lastSeen(FILE));
    }

    @Test
    void aNameAloneTakesNothingAway() {
        ledger.recordWhole(FILE, OLD);
        ledger.recordName(FILE);

        assertEquals(Freshness.CURRENT, ledger.freshness(FILE, OLD));
    }

    @Test
    void wholeTextShowsEveryLine() {
        ledger.recordWhole(FILE, OLD);

        assertTrue(ledger.lastSeen(FILE).orElseThrow().shows(new LineRange(1, 1_000_000)));
    }

    @Test
    void spellingsWithDotsAreOneFile() {
        ledger.recordWhole(Path.of("/p/x/../a.txt"), OLD);

        assertTrue(ledger.hasSeen(FILE));
    }

    @Test
    void aForgottenFileIsUnseen() {
        ledger.recordWhole(FILE, OLD);
        ledger.forget(FILE);

        assertEquals(Freshness.UNSEEN, ledger.freshness(FILE, OLD));
    }

    @Test
    void theFileLongestNotLookedAtGoesFirst() {
        ReadLedger small = new ReadLedger(2);
        small.recordWhole(Path.of("/a"), OLD);
        small.recordWhole(Path.of("/b"), OLD);
        small.recordWhole(Path.of("/a"), OLD);
        small.recordWhole(Path.of("/c"), OLD);

        assertEquals(List.of(Path.of("/a"), Path.of("/c")), small.paths());
    }

    @Test
    void rangesOfOneFileAreBounded() {
        for (int i = 1; i <= 10_000; i++) {
            ledger.recordLines(FILE, OLD, new LineRange(i, i));
        }

        Seen seen = ledger.lastSeen(FILE).orElseThrow();
        assertTrue(seen.ranges().size() <= 64, () -> "ranges: " + seen.ranges().size());
        assertTrue(seen.shows(new LineRange(10_000, 10_000)));
    }

    @Test
    void severalThreadsMayRecordAtOnce() throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            int number = t;
            threads.execute(() -> {
                for (int i = 0; i < 1_000; i++) {
                    ledger.recordWhole(Path.of("/" + number + "/" + i), OLD);
                }
            });
        }
        threads.shutdown();

        assertTrue(threads.awaitTermination(20, TimeUnit.SECONDS));
        assertEquals(4_000, ledger.paths().size());
    }

    @Test
    void impossibleLinesAndSizesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new LineRange(0, 1));
        assertThrows(IllegalArgumentException.class, () -> new LineRange(5, 4));
        assertThrows(IllegalArgumentException.class, () -> new ReadLedger(0));
    }
}
