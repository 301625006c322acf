package dev.bufferbridge.editor;

import dev.bufferbridge.editor.ClientQuirks.Quirk;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Replaces the text of a file where its truth lives: compares with a fresh look, writes through the editor where it takes text and otherwise to
 * the disk, but never to the disk under unsaved text. Used only by EditorWorkspace.
 */
final class BufferWriter {

    private static final String SAVE_FIRST =
            " has unsaved text in the editor that would be lost. Ask the user to save or discard it, then read the file again";

    private final ClientText client;
    private final TextFiles disk;
    private final FileObserver observer;
    private final ClientQuirks quirks;
    private final ReadBack readBack;
    private final UnreadableBuffers unreadable;

    BufferWriter(
            ClientText client,
            TextFiles disk,
            FileObserver observer,
            ClientQuirks quirks,
            BufferMemory memory,
            long mostBytes) {
        this.client = client;
        this.disk = disk;
        this.observer = observer;
        this.quirks = quirks;
        this.readBack = new ReadBack(client, disk, observer, quirks, memory);
        this.unreadable = new UnreadableBuffers(client, disk, observer, quirks, memory, mostBytes);
    }

    WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation) throws IOException {
        cancellation.throwIfCancelled();
        Look now = observer.look(path, cancellation);
        if (now instanceof Look.Shown shown) {
            return replaceShown(shown.view(), expected, text, cancellation);
        }
        if (now instanceof Look.Missing) {
            return create(path, expected, text, cancellation);
        }
        return replaceOnDisk(path, ((Look.OnDisk) now).why(), expected, text, cancellation);
    }

    private WriteOutcome replaceShown(FileView view, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        boolean wanted = expected instanceof Expected.Version version
                && version.version().equals(view.version());
        if (!wanted) {
            return new WriteOutcome.Changed(view.snapshot());
        }
        if (view.state() == BufferState.CONFLICT) {
            return new WriteOutcome.Refused(
                    view.asked()
                            + " has unsaved text in the editor and has changed on the disk as well. Ask the user to save it or to reload it from the disk, then read the file again");
        }
        boolean bufferTakesText = client.writes() && !quirks.has(Quirk.WRITES_DISK_ONLY);
        if (view.state() == BufferState.UNSAVED && !bufferTakesText) {
            return new WriteOutcome.Refused(view.asked() + SAVE_FIRST);
        }
        if (!client.writes()) {
            return storeUnder(view, text, cancellation);
        }
        return ClientText.canSend(text) ? send(view, text, cancellation) : unsendable(view.asked());
    }

    /** The editor shows the file and takes no text; what it shows is on the disk, so nothing can be lost there. */
    private WriteOutcome storeUnder(FileView view, String text, Cancellation cancellation) throws IOException {
        if (view.disk() == null) {
            return new WriteOutcome.Refused(view.asked() + SAVE_FIRST);
        }
        String stored = LineForms.asStored(text, view.disk().format());
        return disk.replace(view.asked(), new Expected.Version(view.disk().version()), stored, cancellation);
    }

    private WriteOutcome send(FileView view, String text, Cancellation cancellation) throws IOException {
        EditorAnswer answer = readBack.send(view.asked(), view.real(), view.bom(), text, cancellation);
        if (answer instanceof EditorAnswer.Wrote) {
            return readBack.after(view, text, cancellation);
        }
        if (answer instanceof EditorAnswer.Failed failed) {
            throw new IOException("nothing is known to be written to " + view.asked() + ": " + failed.inWords()
                    + ". Read the file to see what is there");
        }
        return replaceShown(view, new Expected.Version(view.version()), text, cancellation);
    }

    /** A file's undecodable bytes travel as halves of characters: the disk takes them back, an editor cannot. */
    static WriteOutcome unsendable(Path path) {
        return new WriteOutcome.Refused(
                "the new text of " + path
                        + " holds halves of characters, or bytes that are no text, which an editor cannot take; nothing was changed");
    }

    private WriteOutcome create(Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        if (expected instanceof Expected.Version) {
            return new WriteOutcome.Changed(null);
        }
        if (!client.writes()) {
            return disk.replace(path, expected, text, cancellation);
        }
        if (!client.reads() && observer.heldUnsaved(path, null)) {
            return UnreadableBuffers.notSavedYet(path);
        }
        if (!ClientText.canSend(text)) {
            return unsendable(path);
        }
        EditorAnswer answer = readBack.send(path, observer.real(path), false, text, cancellation);
        if (answer instanceof EditorAnswer.Failed failed && !failed.saysForbidden() && makeParents(path)) {
            answer = readBack.send(path, observer.real(path), false, text, cancellation);
        }
        if (answer instanceof EditorAnswer.Wrote) {
            return client.reads()
                    ? readBack.created(path, text, cancellation)
                    : unreadable.written(path, null, text, cancellation);
        }
        if (answer instanceof EditorAnswer.Failed failed && failed.saysForbidden()) {
            throw new IOException(path + " was not created: " + failed.inWords());
        }
        return disk.replace(path, expected, text, cancellation);
    }

    /** Whether there was a folder to be made, so that it is worth asking the editor once more. */
    private static boolean makeParents(Path path) throws IOException {
        Path parent = path.getParent();
        if (parent == null || Files.isDirectory(parent)) {
            return false;
        }
        Files.createDirectories(parent);
        return true;
    }

    private WriteOutcome replaceOnDisk(
            Path path, Look.Why why, Expected expected, String text, Cancellation cancellation) throws IOException {
        return switch (why) {
            case NOT_TEXT, NOT_OPENED -> disk.replace(path, expected, text, cancellation);
            case NOT_ASKED ->
                client.writes()
                        ? unreadable.replace(path, expected, text, cancellation)
                        : disk.replace(path, expected, text, cancellation);
            case TOO_LARGE ->
                new WriteOutcome.Refused(
                        path + " is too large to compare with what the editor shows, so it is not changed");
        };
    }
}
