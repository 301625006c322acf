package dev.bufferbridge.editor;

import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ClientCapabilities;
import dev.bufferbridge.editor.BufferMemory.Link;
import dev.bufferbridge.editor.BufferMemory.Sighting;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Text as the editor shows it, unsaved changes included, with the disk where the editor has no say: one for each session. Rows O-007 to O-010.
 *
 * <p>What the editor offers is decided for reading and for writing by itself. Text is always fetched whole and cut here. A replacement compares
 * with what the editor shows at that moment, is written through the editor, and is read back. The disk is never written under unsaved text. Every
 * request has a deadline and ends at once when cancelled.
 *
 * <p>Blocks; never call it on a protocol's reader thread. Safe for use by several threads. It decides nothing about what may be read or written.
 */
public final class EditorWorkspace implements TextFiles {

    private static final long LEAST_FETCHED_BYTES = 32L << 20;
    private static final int MOST_COMPARED = 256;
    private static final String NOT_SAVED_YET =
            "the editor took a newer text and has not saved it; this is the older text on the disk";

    private final TextFiles disk;
    private final ClientText client;
    private final BufferMemory memory = new BufferMemory();
    private final FileObserver observer;
    private final BufferWriter writer;
    private final RecentLook recent = new RecentLook(System::nanoTime);

    private EditorWorkspace(TextFiles disk, ClientText client, long mostFetchedBytes, Consumer<String> notices) {
        this.disk = disk;
        this.client = client;
        ClientQuirks quirks = new ClientQuirks(notices);
        this.observer = new FileObserver(client, disk, memory, quirks, mostFetchedBytes);
        this.writer = new BufferWriter(client, disk, observer, quirks, memory, mostFetchedBytes);
    }

    /**
     * @param offered the editor's file capabilities, as it sent them in {@code initialize}
     * @param disk what serves where the editor does not
     * @param notices takes what the user should know of this editor, each said once; must not block
     */
    public static EditorWorkspace create(
            AcpClient client,
            String sessionId,
            ClientCapabilities.FileSystem offered,
            TextFiles disk,
            Limits limits,
            Consumer<String> notices) {
        Duration deadline = Duration.ofSeconds(limits.get(Limit.EDITOR_TIMEOUT_SECONDS));
        return create(client, sessionId, offered, disk, limits, deadline, notices);
    }

    static EditorWorkspace create(
            AcpClient client,
            String sessionId,
            ClientCapabilities.FileSystem offered,
            TextFiles disk,
            Limits limits,
            Duration deadline,
            Consumer<String> notices) {
        ClientText text = new ClientText(client, sessionId, offered, deadline, notices);
        long mostFetched = Math.max(LEAST_FETCHED_BYTES, limits.get(Limit.MAX_EDIT_TARGET_BYTES));
        return new EditorWorkspace(disk, text, mostFetched, notices);
    }

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        Optional<FileView> justSeen = recent.peek(path);
        if (justSeen.isPresent()) {
            return factsOf(justSeen.get());
        }
        Look look = observer.look(path, cancellation);
        if (look instanceof Look.Shown shown) {
            recent.keep(path, shown.view());
            return factsOf(shown.view());
        }
        return look instanceof Look.Missing ? FileFacts.NOT_THERE : disk.facts(path, cancellation);
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        Look look = look(path, cancellation);
        if (look instanceof Look.Shown shown) {
            return bounded(shown.view(), maxBytes);
        }
        TextSnapshot stored = disk.read(existing(path, look), maxBytes, cancellation);
        return new TextSnapshot(
                stored.path(),
                stored.text(),
                stored.version(),
                stored.format(),
                stored.source(),
                with(stored.notices(), notices(path, look, cancellation)));
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        Look look = look(path, cancellation);
        if (look instanceof Look.Shown shown) {
            FileView view = shown.view();
            observer.remember(view);
            return ShownPages.cut(view.snapshot(), request);
        }
        return ShownPages.withNotices(
                disk.page(existing(path, look), request, cancellation), notices(path, look, cancellation));
    }

    /** The first bytes on the disk; an editor has none. */
    @Override
    public byte[] head(Path path, int bytes, Cancellation cancellation) throws IOException {
        return disk.head(path, bytes, cancellation);
    }

    /** The raw bytes on the disk; an editor has none. */
    @Override
    public byte @Nullable [] bytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        return disk.bytes(path, maxBytes, cancellation);
    }

    @Override
    public WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        recent.forget();
        return writer.replace(path, expected, text, cancellation);
    }

    /**
     * The files that were read or written through the editor and whose text there is not what the disk has, as far as the editor answers; of the 256
     * last seen.
     *
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    public List<Path> unsavedFiles(Cancellation cancellation) {
        List<Path> known = memory.paths();
        List<Path> unsaved = new ArrayList<>();
        boolean answers = true;
        for (Path real : known.subList(Math.max(0, known.size() - MOST_COMPARED), known.size())) {
            Optional<Sighting> sighting = memory.of(real);
            if (sighting.isEmpty()) {
                continue;
            }
            Optional<Boolean> now =
                    answers ? observer.isUnsaved(sighting.get().asked(), cancellation) : Optional.empty();
            answers = now.isPresent();
            if (now.orElse(sighting.get().link() == Link.UNSAVED)) {
                unsaved.add(sighting.get().asked());
            }
        }
        return unsaved;
    }

    /** Whether the editor holds text for this file that is not on the disk; as last seen where it does not answer. */
    public boolean isUnsaved(Path path, Cancellation cancellation) {
        return observer.isUnsaved(path, cancellation)
                .orElseGet(() -> memory.of(observer.real(path))
                        .filter(sighting -> sighting.link() == Link.UNSAVED)
                        .isPresent());
    }

    /**
     * Looks again at every file read or written through the editor, after something ran that may have changed the disk.
     *
     * @return the files whose content on the disk is not what it was when they were last seen
     */
    public List<Path> lookAgain(Cancellation cancellation) {
        List<Path> changed = new ArrayList<>();
        for (Path real : memory.paths()) {
            cancellation.throwIfCancelled();
            Optional<Sighting> sighting = memory.of(real);
            if (sighting.isPresent() && observer.diskMoved(sighting.get(), cancellation)) {
                changed.add(sighting.get().asked());
            }
        }
        return changed;
    }

    private static FileFacts factsOf(FileView view) {
        return new FileFacts(FileFacts.Type.FILE, TextCut.utf8Bytes(view.text()));
    }

    private Look look(Path path, Cancellation cancellation) throws IOException {
        Optional<FileView> justSeen = recent.take(path);
        return justSeen.isPresent() ? new Look.Shown(justSeen.get()) : observer.look(path, cancellation);
    }

    private TextSnapshot bounded(FileView view, long maxBytes) throws TooLargeException {
        long bytes = TextCut.utf8Bytes(view.text());
        if (bytes > maxBytes) {
            throw new TooLargeException(
                    view.asked() + " has " + TextCut.size(bytes) + " in the editor; at most " + TextCut.size(maxBytes)
                            + " can be taken",
                    bytes,
                    maxBytes);
        }
        observer.remember(view);
        return view.snapshot();
    }

    private static Path existing(Path path, Look look) throws NoSuchFileException {
        if (look instanceof Look.Missing) {
            throw new NoSuchFileException(path.toString());
        }
        return path;
    }

    private List<String> notices(Path path, Look look, Cancellation cancellation) throws IOException {
        List<String> why = look instanceof Look.OnDisk onDisk ? onDisk.notices() : List.of();
        boolean holdsNewer = !client.reads() && client.writes() && observer.holdsUnsaved(path, cancellation);
        return holdsNewer ? with(why, List.of(NOT_SAVED_YET)) : why;
    }

    private static List<String> with(List<String> notices, List<String> more) {
        List<String> all = new ArrayList<>(notices);
        all.addAll(more);
        return all;
    }
}
