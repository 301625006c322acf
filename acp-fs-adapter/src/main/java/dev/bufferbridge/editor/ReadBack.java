package dev.bufferbridge.editor;

import dev.bufferbridge.editor.ClientQuirks.Quirk;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Sends text to the editor and finds out what became of it: an editor may format, add or drop a final newline, write past its own buffer, or take
 * nothing at all. What it teaches about the editor goes to ClientQuirks, and one more write puts a spoilt final newline right.
 */
final class ReadBack {

    private static final String NOT_AS_SENT =
            "what is there now is not what was sent: the editor may have formatted it, or merged it with something else. This is the text as it is";
    private static final String NOTHING_TAKEN =
            "the editor answered that it wrote, and neither it nor the disk shows the new text. Ask the user to look at the file before going on";
    private static final String UNREAD =
            "the editor wrote it and could not be asked what is there now; read the file before changing it again";

    private final ClientText client;
    private final FileObserver observer;
    private final ClientQuirks quirks;
    private final BufferMemory memory;
    private final StoredFormat format;

    ReadBack(ClientText client, TextFiles disk, FileObserver observer, ClientQuirks quirks, BufferMemory memory) {
        this.client = client;
        this.format = new StoredFormat(disk, quirks);
        this.observer = observer;
        this.quirks = quirks;
        this.memory = memory;
    }

    /** Sends so that {@code meant} gets stored. From here on nothing that was seen of the file before counts, whatever comes of it. */
    EditorAnswer send(Path asked, Path real, boolean bom, String meant, Cancellation cancellation) throws IOException {
        cancellation.throwIfCancelled();
        memory.forget(real);
        String text = quirks.toSend(meant);
        return client.write(asked, bom ? '\uFEFF' + text : text, cancellation);
    }

    /** The editor took a text in the place of the one it showed. */
    WriteOutcome after(FileView before, String meant, Cancellation cancellation) {
        return outcome(new Sent(before.asked(), before, before.snapshot(), meant, true), cancellation);
    }

    /** The editor made a file. */
    WriteOutcome created(Path path, String meant, Cancellation cancellation) {
        return outcome(new Sent(path, null, null, meant, true), cancellation);
    }

    private WriteOutcome outcome(Sent sent, Cancellation cancellation) {
        try {
            Look look = observer.look(sent.path, cancellation);
            if (look instanceof Look.Shown shown) {
                return judge(sent, shown.view(), cancellation);
            }
            TextSnapshot there = observer.onDisk(sent.path, cancellation);
            return there == null ? new WriteOutcome.Refused(sent.path + ": " + NOTHING_TAKEN) : written(sent, there);
        } catch (IOException | CancellationException e) {
            return new WriteOutcome.Written(sent.before, asMeant(sent, List.of(UNREAD)), false);
        }
    }

    private WriteOutcome judge(Sent sent, FileView seen, Cancellation cancellation) throws IOException {
        FileView now = withFormatKept(sent, seen, cancellation);
        if (LineForms.sameLines(now.text(), sent.meant)) {
            return taken(sent, now, cancellation);
        }
        boolean bufferStands = sent.view != null && sent.view.servedVersion().equals(now.servedVersion());
        boolean diskMoved = !Objects.equals(sent.view == null ? null : sent.view.diskVersion(), now.diskVersion());
        boolean pastBuffer = bufferStands && diskMoved && now.disk() != null;
        String there = pastBuffer ? now.disk().text() : now.text();
        Quirk spoilt = sent.mayRepair ? ClientQuirks.spoiltEnd(sent.meant, there) : null;
        if (spoilt != null) {
            quirks.learn(spoilt);
            return again(sent, now, sent.meant, cancellation);
        }
        if (pastBuffer) {
            return pastBuffer(sent, now);
        }
        observer.remember(now);
        return bufferStands
                ? new WriteOutcome.Refused(sent.path + ": " + NOTHING_TAKEN)
                : new WriteOutcome.Written(sent.before, now.snapshot(List.of(NOT_AS_SENT)), false);
    }

    private FileView withFormatKept(Sent sent, FileView seen, Cancellation cancellation) throws IOException {
        boolean putBack = sent.view != null
                && seen.disk() != null
                && format.putBack(sent.path, sent.view, sent.view.disk(), seen.disk(), cancellation);
        return putBack && observer.look(sent.path, cancellation) instanceof Look.Shown shown ? shown.view() : seen;
    }

    private WriteOutcome taken(Sent sent, FileView now, Cancellation cancellation) throws IOException {
        boolean presumedWrongly =
                sent.view != null && sent.view.presumesNewline() && now.served().endsWith("\n") && sent.mayRepair;
        if (presumedWrongly) {
            quirks.learn(Quirk.SHOWS_FINAL_NEWLINE);
            return again(sent, now, ClientQuirks.withoutFinalNewline(sent.meant), cancellation);
        }
        observer.remember(now);
        return new WriteOutcome.Written(sent.before, now.snapshot(StoredFormat.notices(sent.view, now)), true);
    }

    /** The text went to the disk and the buffer still shows what it showed: the disk is the truth until they meet. */
    private WriteOutcome pastBuffer(Sent sent, FileView now) {
        quirks.learn(Quirk.WRITES_DISK_ONLY);
        FileView stale = now.superseded();
        observer.remember(stale);
        boolean asSent = LineForms.sameLines(stale.text(), sent.meant);
        return new WriteOutcome.Written(sent.before, stale.snapshot(asSent ? List.of() : List.of(NOT_AS_SENT)), asSent);
    }

    private WriteOutcome again(Sent sent, FileView now, String meant, Cancellation cancellation) throws IOException {
        EditorAnswer answer = send(now.asked(), now.real(), now.bom(), meant, cancellation);
        Sent repaired = new Sent(sent.path, now, sent.before, meant, false);
        if (answer instanceof EditorAnswer.Wrote) {
            return outcome(repaired, cancellation);
        }
        return new WriteOutcome.Written(sent.before, now.snapshot(List.of(NOT_AS_SENT)), false);
    }

    private static WriteOutcome written(Sent sent, TextSnapshot there) {
        return new WriteOutcome.Written(sent.before, there, LineForms.sameLines(there.text(), sent.meant));
    }

    private TextSnapshot asMeant(Sent sent, List<String> notices) {
        TextFormat format =
                LineForms.formatOf(sent.meant, sent.before == null ? TextFormat.UTF8_LF : sent.before.format());
        return new TextSnapshot(
                observer.real(sent.path),
                sent.meant,
                TextVersion.of(sent.meant),
                format,
                TextSnapshot.Source.EDITOR,
                notices);
    }

    /**
     * One write on its way.
     *
     * @param view what the editor showed before this write, null when it showed nothing
     * @param before what the tools saw before the first write
     */
    private record Sent(
            Path path, @Nullable FileView view, @Nullable TextSnapshot before, String meant, boolean mayRepair) {}
}
