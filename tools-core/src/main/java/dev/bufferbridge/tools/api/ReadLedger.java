package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one session has shown to its brain, by file and version: the read-before-write guard, repeated reads and stale detection ask the same
 * ledger. Holds names, versions and line numbers, never content. Safe for use by several threads; bounded: the file longest not recorded or asked about goes first.
 *
 * <p>Paths should be real paths, so that two spellings of a file are one entry; they are made absolute and normalised here.
 */
public final class ReadLedger {

    private static final int DEFAULT_MAX_FILES = 4_096;
    private static final int MAX_RANGES_PER_FILE = 64;

    private final int maxFiles;
    private final Map<Path, Seen> entries = new LinkedHashMap<>(16, 0.75f, true);

    public ReadLedger() {
        this(DEFAULT_MAX_FILES);
    }

    /** @param maxFiles at least 1 */
    public ReadLedger(int maxFiles) {
        if (maxFiles < 1) {
            throw new IllegalArgumentException("maxFiles (" + maxFiles + ") must be positive");
        }
        this.maxFiles = maxFiles;
    }

    /** Some lines were shown; {@code version} is null when only a part was read, so that the whole's version is not known. */
    public void recordLines(Path path, @Nullable TextVersion version, LineRange lines) {
        record(path, version, List.of(lines), false);
    }

    /** The whole text is known to the brain: it was shown whole, or the brain has just written it. */
    public void recordWhole(Path path, TextVersion version) {
        record(path, version, List.of(), true);
    }

    /** The path counts as read, without anything known of what was shown; for entries restored from an earlier run, and for images. */
    public synchronized void recordName(Path path) {
        if (!entries.containsKey(key(path))) {
            record(path, null, List.of(), false);
        }
    }

    /** What was last shown of the file. */
    public synchronized Optional<Seen> lastSeen(Path path) {
        return Optional.ofNullable(entries.get(key(path)));
    }

    /** Whether anything of the file was shown. */
    public boolean hasSeen(Path path) {
        return lastSeen(path).isPresent();
    }

    /** How what was shown compares with what is there now. */
    public Freshness freshness(Path path, TextVersion present) {
        return lastSeen(path).map(seen -> seen.freshness(present)).orElse(Freshness.UNSEEN);
    }

    /** Whether the file is known to have changed since it was shown. */
    public boolean isStale(Path path, TextVersion present) {
        return freshness(path, present) == Freshness.STALE;
    }

    public synchronized void forget(Path path) {
        entries.remove(key(path));
    }

    /** Every file, the one longest not recorded or asked about first. */
    public synchronized List<Path> paths() {
        return List.copyOf(entries.keySet());
    }

    private synchronized void record(Path path, @Nullable TextVersion version, List<LineRange> ranges, boolean whole) {
        Seen before = entries.get(key(path));
        Seen now = new Seen(version, ranges, whole);
        entries.put(key(path), before == null ? now : before.and(now));
        if (entries.size() > maxFiles) {
            entries.remove(entries.keySet().iterator().next());
        }
    }

    private static Path key(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** How what was shown compares with what is there now. */
    public enum Freshness {
        /** Nothing of it was shown. */
        UNSEEN,
        /** It is what was shown. */
        CURRENT,
        /** It has changed since. */
        STALE,
        /** Something was shown, of a version that is not known. */
        UNKNOWN
    }

    /**
     * Lines, first and last included.
     *
     * @param first 1-based
     * @param last not before {@code first}
     */
    public record LineRange(long first, long last) {

        public LineRange {
            if (first < 1 || last < first) {
                throw new IllegalArgumentException("no such lines: " + first + " to " + last);
            }
        }

        public boolean contains(LineRange other) {
            return first <= other.first && other.last <= last;
        }
    }

    /**
     * What was shown of one file.
     *
     * @param version null when unknown
     * @param ranges each separate look, oldest first; bounded
     * @param whole whether the whole text was shown
     */
    public record Seen(@Nullable TextVersion version, List<LineRange> ranges, boolean whole) {

        public Seen {
            ranges = List.copyOf(ranges);
        }

        /** Whether one earlier look already showed all of these lines; several looks together do not count. */
        public boolean shows(LineRange lines) {
            return whole || ranges.stream().anyMatch(range -> range.contains(lines));
        }

        private Freshness freshness(TextVersion present) {
            if (version == null) {
                return Freshness.UNKNOWN;
            }
            return version.equals(present) ? Freshness.CURRENT : Freshness.STALE;
        }

        /** A look at another version makes the earlier ones worthless. */
        private Seen and(Seen later) {
            if (!Objects.equals(version, later.version)) {
                return later;
            }
            List<LineRange> all = new ArrayList<>(ranges);
            later.ranges.stream().filter(range -> !all.contains(range)).forEach(all::add);
            int surplus = Math.max(0, all.size() - MAX_RANGES_PER_FILE);
            return new Seen(version, all.subList(surplus, all.size()), whole || later.whole);
        }
    }
}
