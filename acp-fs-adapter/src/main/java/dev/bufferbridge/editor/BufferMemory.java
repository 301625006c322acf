package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers, per real path, which buffer and which disk content were last seen together. Used only by EditorWorkspace and its parts; versions
 * only, no text. Bounded: the path longest not seen is forgotten first, and is then judged as if never seen.
 */
final class BufferMemory {

    private static final int MAX_PATHS = 4_096;

    private final Map<Path, Sighting> sightings = new LinkedHashMap<>(16, 0.75f, true);

    synchronized void remember(Path real, Sighting sighting) {
        sightings.put(real, sighting);
        if (sightings.size() > MAX_PATHS) {
            sightings.remove(sightings.keySet().iterator().next());
        }
    }

    synchronized Optional<Sighting> of(Path real) {
        return Optional.ofNullable(sightings.get(real));
    }

    synchronized void forget(Path real) {
        sightings.remove(real);
    }

    /** Every remembered path, the longest not seen first. */
    synchronized List<Path> paths() {
        return new ArrayList<>(sightings.keySet());
    }

    /**
     * A buffer and a disk content seen together.
     *
     * @param asked the spelling of the path that the editor was asked with
     * @param disk null when nothing was on the disk
     * @param link how the buffer stood to the disk then
     */
    record Sighting(
            Path asked, TextVersion buffer, @Nullable TextVersion disk, Link link) {}

    /** How a buffer stands to the disk. */
    enum Link {
        /** Both said the same. */
        CLEAN,
        /** The buffer has text that is not on the disk. */
        UNSAVED,
        /** The disk is newer, and the buffer has nothing that the disk lacks. */
        SUPERSEDED
    }
}
