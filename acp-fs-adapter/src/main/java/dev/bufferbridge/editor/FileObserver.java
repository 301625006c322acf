package dev.bufferbridge.editor;

import dev.bufferbridge.editor.BufferMemory.Link;
import dev.bufferbridge.editor.BufferMemory.Sighting;
import dev.bufferbridge.editor.ClientQuirks.Quirk;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.engine.path.RealPaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Looks at a file in the editor and on the disk at once and decides whose text is the truth. Used only by EditorWorkspace and BufferWriter. */
final class FileObserver {

    private static final String TOO_LARGE =
            "too large to be asked for in the editor; this is the text on the disk, without unsaved changes";

    private static final char BOM = '\uFEFF';

    private final ClientText client;
    private final TextFiles files;
    private final DiskTexts disk;
    private final TextVersions versions = new TextVersions();
    private final BufferMemory memory;
    private final ClientQuirks quirks;
    private final long mostFetchedBytes;

    /** @param mostFetchedBytes a larger file on the disk is not asked for: the whole text would travel */
    FileObserver(ClientText client, TextFiles disk, BufferMemory memory, ClientQuirks quirks, long mostFetchedBytes) {
        this.client = client;
        this.files = disk;
        this.disk = new DiskTexts(disk, mostFetchedBytes, InstantSource.system());
        this.memory = memory;
        this.quirks = quirks;
        this.mostFetchedBytes = mostFetchedBytes;
    }

    /**
     * Looks, without remembering what was seen.
     *
     * @throws IOException when the editor does not answer in time, when it showed the file before and gives an error now, or when the disk cannot be read
     */
    Look look(Path path, Cancellation cancellation) throws IOException {
        FileFacts facts = files.facts(path, cancellation);
        DiskKind kind = DiskKind.of(facts.type(), files.head(path, DiskKind.SNIFFED_BYTES, cancellation));
        if (kind.isNoText()) {
            return Look.OnDisk.quietly(Look.Why.NOT_TEXT);
        }
        if (!client.reads()) {
            return unasked(kind);
        }
        if (facts.bytes() > mostFetchedBytes) {
            return new Look.OnDisk(Look.Why.TOO_LARGE, List.of(TOO_LARGE));
        }
        return judged(path, kind, client.read(path, cancellation), cancellation);
    }

    /** Keeps what was shown as the state that later changes are measured by. */
    void remember(FileView view) {
        Link link = view.state().link();
        if (link != null) {
            memory.remember(view.real(), new Sighting(view.asked(), view.servedVersion(), view.diskVersion(), link));
        }
    }

    /** The file's one name, links followed. */
    Path real(Path path) {
        return RealPaths.followOrKeep(path);
    }

    /** Whether the disk no longer has what it had at the sighting. */
    boolean diskMoved(Sighting sighting, Cancellation cancellation) {
        try {
            TextSnapshot now = onDisk(sighting.asked(), cancellation);
            return !Objects.equals(now == null ? null : now.version(), sighting.disk());
        } catch (IOException unreadable) {
            return true;
        }
    }

    /** Whether an editor that cannot be asked was given a text for this file that the disk does not show. */
    boolean heldUnsaved(Path path, @Nullable TextVersion onDisk) {
        return memory.of(real(path))
                .filter(sighting -> sighting.link() == Link.UNSAVED)
                .filter(sighting -> Objects.equals(onDisk, sighting.disk()))
                .isPresent();
    }

    /** As {@link #heldUnsaved}, compared with the disk as it is now. */
    boolean holdsUnsaved(Path path, Cancellation cancellation) throws IOException {
        if (memory.of(real(path)).isEmpty()) {
            return false;
        }
        TextSnapshot now = onDisk(path, cancellation);
        return heldUnsaved(path, now == null ? null : now.version());
    }

    /** Whether the editor shows text for this file that is not on the disk; nothing where it does not answer. */
    Optional<Boolean> isUnsaved(Path path, Cancellation cancellation) {
        try {
            return Optional.of(look(path, cancellation) instanceof Look.Shown shown
                    && shown.view().state().hasUnsavedText());
        } catch (IOException unanswered) {
            return Optional.empty();
        }
    }

    private Look judged(Path path, DiskKind kind, EditorAnswer answer, Cancellation cancellation) throws IOException {
        if (answer instanceof EditorAnswer.Text text) {
            boolean nothing = text.content().isEmpty() && kind == DiskKind.MISSING;
            return nothing ? new Look.Missing() : shown(path, text.content(), cancellation);
        }
        if (answer instanceof EditorAnswer.Failed failed) {
            refuseIfShownBefore(path, failed);
            return kind == DiskKind.MISSING ? new Look.Missing() : notOpened(failed);
        }
        return unasked(kind);
    }

    private static Look notOpened(EditorAnswer.Failed failed) {
        String why = "the editor does not open this file (" + failed.inWords() + "); this is the text on the disk";
        return new Look.OnDisk(Look.Why.NOT_OPENED, List.of(why));
    }

    private static Look unasked(DiskKind kind) {
        return kind == DiskKind.MISSING ? new Look.Missing() : Look.OnDisk.quietly(Look.Why.NOT_ASKED);
    }

    /** An editor that showed a file and now gives an error may hold unsaved text of it. That it is not found is believed where nothing was unsaved. */
    private void refuseIfShownBefore(Path path, EditorAnswer.Failed failed) throws IOException {
        Optional<Sighting> before = memory.of(real(path));
        boolean unsaved =
                before.map(Sighting::link).filter(Link.UNSAVED::equals).isPresent();
        if (unsaved || before.isPresent() && !failed.saysNotFound()) {
            throw new IOException(path + " was shown by the editor before, and now " + failed.inWords()
                    + ". Ask the user to save it, then try again");
        }
    }

    /** A clean buffer outlives its file: then nothing is there, as on the disk. */
    private Look shown(Path path, String content, Cancellation cancellation) throws IOException {
        FileView view = throughLink(view(path, content, cancellation), cancellation);
        boolean gone = view.state() == BufferState.STALE && view.disk() == null;
        return gone ? new Look.Missing() : new Look.Shown(view);
    }

    /** A file asked for by a link may be open by its own name: whichever buffer has unsaved text counts, and two that differ are a conflict. */
    private FileView throughLink(FileView asked, Cancellation cancellation) throws IOException {
        if (!Files.isSymbolicLink(asked.asked())) {
            return asked;
        }
        EditorAnswer answer = client.read(asked.real(), cancellation);
        if (!(answer instanceof EditorAnswer.Text text) || text.content().isEmpty()) {
            return asked;
        }
        FileView byName = view(asked.real(), text.content(), cancellation);
        if (byName.state() == BufferState.CLEAN || byName.text().equals(asked.text())) {
            return asked;
        }
        return asked.state() == BufferState.CLEAN ? byName : asked.in(BufferState.CONFLICT);
    }

    private FileView view(Path path, String content, Cancellation cancellation) throws IOException {
        boolean bom = !content.isEmpty() && content.charAt(0) == BOM;
        String served = bom ? content.substring(1) : content;
        Path real = real(path);
        return view(path, real, served, bom, onDisk(real, cancellation));
    }

    private FileView view(Path path, Path real, String served, boolean bom, @Nullable TextSnapshot stored) {
        String shown = withHiddenNewline(served, stored);
        boolean same = stored != null && LineForms.sameLines(shown, stored.text());
        learnFinalNewline(served, shown, same);
        TextVersion version = versions.of(served, stored);
        BufferState state = BufferState.judge(
                memory.of(real).orElse(null), version, stored == null ? null : stored.version(), same);
        boolean presumes = !shown.equals(served) && !same && !quirks.hidesFinalNewlines();
        String text = state == BufferState.STALE && stored != null ? LineForms.asServed(stored.text(), served) : shown;
        return new FileView(path, real, served, bom, presumes, text, version, stored, state);
    }

    /** Some editors never show the newline at the very end. Where the disk has one and nothing speaks against it, so has the text. */
    private String withHiddenNewline(String served, @Nullable TextSnapshot stored) {
        if (served.isEmpty() || quirks.showsFinalNewlines()) {
            return served;
        }
        if (stored == null) {
            return quirks.hidesFinalNewlines() ? withNewline(served) : served;
        }
        if (LineForms.sameLines(served, stored.text())) {
            return served;
        }
        boolean mayHide = quirks.hidesFinalNewlines() || !served.endsWith("\n");
        boolean hides = mayHide && stored.text().endsWith("\n");
        // line endings can double a text's length at the most
        boolean comparable = stored.text().length() >= served.length() / 2;
        boolean same = comparable && LineForms.sameLines(withNewline(served), stored.text());
        return hides || same ? withNewline(served) : served;
    }

    private static String withNewline(String served) {
        return served + (served.contains("\r\n") ? "\r\n" : "\n");
    }

    private void learnFinalNewline(String served, String shown, boolean same) {
        if (!served.equals(shown) && same) {
            quirks.learn(Quirk.HIDES_FINAL_NEWLINE);
        } else if (served.endsWith("\n") && same) {
            quirks.learn(Quirk.SHOWS_FINAL_NEWLINE);
        }
    }

    /** What the disk has, null for nothing. */
    @Nullable
    TextSnapshot onDisk(Path path, Cancellation cancellation) throws IOException {
        return disk.read(path, cancellation);
    }
}
