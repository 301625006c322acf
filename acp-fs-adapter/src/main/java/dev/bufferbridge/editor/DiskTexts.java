package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The disk's side of what an editor shows. A tool call looks at one file several times, so the last text read is kept, softly, and serves again while
 * the file's stamp stands still. Used only by FileObserver. Safe for use by several threads.
 */
final class DiskTexts {

    private final TextFiles disk;
    private final long mostBytes;
    private final InstantSource clock;
    private volatile @Nullable Kept last;

    DiskTexts(TextFiles disk, long mostBytes, InstantSource clock) {
        this.disk = disk;
        this.mostBytes = mostBytes;
        this.clock = clock;
    }

    /** What the disk has, null for nothing. */
    @Nullable
    TextSnapshot read(Path path, Cancellation cancellation) throws IOException {
        Optional<DiskStamp> stamp = DiskStamp.of(path);
        TextSnapshot known = stamp.map(now -> kept(path, now)).orElse(null);
        return known != null ? known : readAgain(path, stamp, cancellation);
    }

    private @Nullable TextSnapshot readAgain(Path path, Optional<DiskStamp> stamp, Cancellation cancellation)
            throws IOException {
        TextSnapshot text;
        try {
            text = disk.read(path, mostBytes, cancellation);
        } catch (NoSuchFileException missing) {
            return null;
        }
        boolean stands =
                stamp.isPresent() && stamp.get().isSettled(clock.instant()) && stamp.equals(DiskStamp.of(path));
        last = stands ? new Kept(path, stamp.get(), new SoftReference<>(text)) : null;
        return text;
    }

    private @Nullable TextSnapshot kept(Path path, DiskStamp now) {
        Kept known = last;
        boolean same = known != null && known.path.equals(path) && known.stamp.equals(now);
        return same ? known.text.get() : null;
    }

    private record Kept(Path path, DiskStamp stamp, SoftReference<TextSnapshot> text) {}
}
