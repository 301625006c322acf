package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.engine.text.LineBreaks;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets the tools work on a host's own operations. What a backend hands over beyond the bounds it was given is rejected, never used (P-096). A backend
 * that offers no reading cannot be compared with: there a write goes through as it is.
 */
final class BackendTextFiles implements TextFiles {

    private static final String BOM = "\uFEFF";

    private final @Nullable ReadOperations reading;
    private final @Nullable WriteOperations writing;
    private final @Nullable EditOperations editing;

    private BackendTextFiles(
            @Nullable ReadOperations reading, @Nullable WriteOperations writing, @Nullable EditOperations editing) {
        this.reading = reading;
        this.writing = writing;
        this.editing = editing;
    }

    static TextFiles of(ReadOperations operations) {
        return new BackendTextFiles(operations, null, null);
    }

    static TextFiles of(WriteOperations operations) {
        return new BackendTextFiles(null, operations, null);
    }

    static TextFiles of(EditOperations operations) {
        return new BackendTextFiles(null, null, operations);
    }

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        if (reading != null) {
            return reading.statFile(path, cancellation);
        }
        return editing != null ? editing.statFile(path, cancellation) : FileFacts.NOT_THERE;
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        if (editing == null) {
            throw new NoSuchFileException(path.toString(), null, "this backend cannot read whole files");
        }
        String raw = editing.readFile(path, maxBytes, cancellation);
        if (TextCut.utf8Bytes(raw) > maxBytes) {
            throw new TooLargeException(
                    "the backend returned more of " + path + " than the " + TextCut.size(maxBytes)
                            + " it was asked for",
                    -1,
                    maxBytes);
        }
        return snapshot(path, raw);
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        if (reading == null) {
            throw new NoSuchFileException(path.toString(), null, "this backend cannot read");
        }
        TextPage page = reading.readText(path, request, cancellation);
        boolean tooMuch = page.lines() > request.maxLines()
                || TextCut.utf8Bytes(page.text().replaceFirst("\\R$", "")) > request.maxBytes();
        if (tooMuch || page.firstLine() != request.firstLine()) {
            throw new IOException("the backend returned other or more lines of " + path + " than it was asked for");
        }
        return page;
    }

    @Override
    public byte[] bytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        if (reading == null) {
            throw new IOException("this backend reads no bytes");
        }
        byte[] bytes = reading.readBytes(path, maxBytes, cancellation);
        if (bytes.length > maxBytes) {
            throw new TooLargeException(
                    "the backend returned more of " + path + " than the " + TextCut.size(maxBytes)
                            + " it was asked for",
                    bytes.length,
                    maxBytes);
        }
        return bytes;
    }

    @Override
    public WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        if (editing != null) {
            return replaceKnown(editing, path, expected, text, cancellation);
        }
        if (writing == null) {
            return new WriteOutcome.Refused("this backend cannot write; nothing was changed");
        }
        Path directory = path.getParent();
        if (directory != null) {
            writing.mkdir(directory, cancellation);
        }
        writing.writeFile(path, text, cancellation);
        return new WriteOutcome.Written(null, snapshot(path, text), true);
    }

    private static WriteOutcome replaceKnown(
            EditOperations editing, Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        boolean missing = editing.statFile(path, cancellation).type() == FileFacts.Type.MISSING;
        @Nullable
        TextSnapshot before = missing ? null : snapshot(path, editing.readFile(path, Integer.MAX_VALUE, cancellation));
        boolean asExpected = expected instanceof Expected.Version wanted
                ? before != null && before.version().equals(wanted.version())
                : before == null;
        if (!asExpected) {
            return new WriteOutcome.Changed(before);
        }
        String sent = before != null && before.format().bom() ? BOM + text : text;
        editing.writeFile(path, sent, cancellation);
        return new WriteOutcome.Written(before, snapshot(path, sent), true);
    }

    private static TextSnapshot snapshot(Path path, String raw) {
        boolean bom = raw.startsWith(BOM);
        String text = bom ? raw.substring(1) : raw;
        LineBreaks.Kinds kinds = LineBreaks.kindsIn(text);
        TextFormat format = new TextFormat(StandardCharsets.UTF_8, bom, kinds.ending(), kinds.mixed(), false);
        return new TextSnapshot(path, text, TextVersion.of(raw), format, TextSnapshot.Source.EDITOR, List.of());
    }
}
