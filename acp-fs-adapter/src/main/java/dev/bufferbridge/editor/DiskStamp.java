package dev.bufferbridge.editor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What tells that a file on the disk has not changed, without reading it: size, both times and the inode. Equal stamps mean equal content only where the
 * first was {@link #isSettled settled} when it was taken.
 */
record DiskStamp(long size, FileTime modified, FileTime changed, long inode) {

    /** Coarser than the clock of any file system that is in use for work. */
    private static final Duration GRAIN = Duration.ofMillis(2_100);

    /** Nothing where the file is missing or the platform does not tell enough. */
    static Optional<DiskStamp> of(Path path) {
        try {
            Map<String, Object> known = Files.readAttributes(path, "unix:size,lastModifiedTime,ctime,ino");
            return Optional.of(new DiskStamp(
                    (Long) known.get("size"),
                    (FileTime) known.get("lastModifiedTime"),
                    (FileTime) known.get("ctime"),
                    (Long) known.get("ino")));
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    /** Whether a change from {@code now} on is sure to show in the times. */
    boolean isSettled(Instant now) {
        Instant latest = modified.compareTo(changed) > 0 ? modified.toInstant() : changed.toInstant();
        return latest.plus(GRAIN).isBefore(now);
    }
}
