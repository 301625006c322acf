package dev.bufferbridge.editor;

import dev.bufferbridge.editor.BufferMemory.Link;
import dev.bufferbridge.editor.BufferMemory.Sighting;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes through an editor that takes text and shows none: compared with the disk before, looked for on the disk after. What the editor keeps
 * unsaved cannot be seen, so a second change waits until the disk shows the first.
 */
final class UnreadableBuffers {

    private static final String NOT_SAVED_YET =
            "the editor took the text and has not saved it; it cannot be read back, and the disk still has the text from before";

    private final ClientText client;
    private final TextFiles disk;
    private final FileObserver observer;
    private final ClientQuirks quirks;
    private final BufferMemory memory;
    private final StoredFormat format;
    private final long mostBytes;

    UnreadableBuffers(
            ClientText client,
            TextFiles disk,
            FileObserver observer,
            ClientQuirks quirks,
            BufferMemory memory,
            long mostBytes) {
        this.client = client;
        this.disk = disk;
        this.format = new StoredFormat(disk, quirks);
        this.observer = observer;
        this.mostBytes = mostBytes;
        this.quirks = quirks;
        this.memory = memory;
    }

    WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation) throws IOException {
        TextSnapshot before = disk.read(path, mostBytes, cancellation);
        boolean wanted = expected instanceof Expected.Version version
                && version.version().equals(before.version());
        if (!wanted) {
            return new WriteOutcome.Changed(before);
        }
        if (observer.heldUnsaved(path, before.version())) {
            return notSavedYet(path);
        }
        if (!ClientText.canSend(text)) {
            return BufferWriter.unsendable(path);
        }
        EditorAnswer answer = client.write(path, quirks.toSend(text), cancellation);
        if (answer instanceof EditorAnswer.Wrote) {
            return written(path, before, text, cancellation);
        }
        if (answer instanceof EditorAnswer.Failed failed && failed.saysForbidden()) {
            throw new IOException(path + " was not changed: " + failed.inWords());
        }
        return disk.replace(path, expected, text, cancellation);
    }

    static WriteOutcome notSavedYet(Path path) {
        return new WriteOutcome.Refused("the editor has not saved the last change of " + path
                + " yet. Ask the user to save it, then read the file again");
    }

    /** The editor took the text; {@code before} is null for a new file. */
    WriteOutcome written(Path path, @Nullable TextSnapshot before, String meant, Cancellation cancellation)
            throws IOException {
        TextSnapshot now = observer.onDisk(path, cancellation);
        if (now != null && (before == null || !now.version().equals(before.version()))) {
            TextSnapshot stored = withFormatKept(path, before, repaired(path, now, meant, cancellation), cancellation);
            return new WriteOutcome.Written(before, stored, LineForms.sameLines(stored.text(), meant));
        }
        TextFormat format = LineForms.formatOf(meant, before == null ? TextFormat.UTF8_LF : before.format());
        Path real = observer.real(path);
        TextVersion version = TextVersion.of(meant);
        memory.remember(real, new Sighting(path, version, before == null ? null : before.version(), Link.UNSAVED));
        TextSnapshot held =
                new TextSnapshot(real, meant, version, format, TextSnapshot.Source.EDITOR, List.of(NOT_SAVED_YET));
        return new WriteOutcome.Written(before, held, true);
    }

    private TextSnapshot repaired(Path path, TextSnapshot now, String meant, Cancellation cancellation)
            throws IOException {
        ClientQuirks.Quirk spoilt = ClientQuirks.spoiltEnd(meant, now.text());
        if (spoilt == null || quirks.has(spoilt)) {
            return now;
        }
        quirks.learn(spoilt);
        client.write(path, quirks.toSend(meant), cancellation);
        TextSnapshot again = observer.onDisk(path, cancellation);
        return again == null ? now : again;
    }

    private TextSnapshot withFormatKept(
            Path path, @Nullable TextSnapshot before, TextSnapshot now, Cancellation cancellation) throws IOException {
        if (!format.putBack(path, null, before, now, cancellation)) {
            return now;
        }
        TextSnapshot again = observer.onDisk(path, cancellation);
        return again == null ? now : again;
    }
}
