package dev.bufferbridge.tools.engine.disk;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.TooLargeException;
import dev.bufferbridge.tools.engine.path.RealPaths;
import dev.bufferbridge.tools.engine.text.FileSniffer;
import dev.bufferbridge.tools.engine.text.TextCut;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Text as the disk has it. Links are followed; pipes, sockets and devices are never opened (O-006). Keeps charset, byte order mark, owner and mode of what it
 * replaces; a text that a file's charset cannot hold is refused. Safe for use by several threads, but two writers of one file must take turns.
 */
public final class DiskTextFiles implements TextFiles {

    /** A file that is replaced is held in memory for the comparison; none is larger than this. */
    private static final long MOST_BYTES_TO_REPLACE = 128L * 1024 * 1024;

    private final FileOperations operations;
    private final FileReplacement replacement;

    public DiskTextFiles() {
        this(new FileOperations());
    }

    DiskTextFiles(FileOperations operations) {
        this.operations = operations;
        this.replacement = new FileReplacement(operations);
    }

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        cancellation.throwIfCancelled();
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return new FileFacts(typeOf(attributes), attributes.size());
        } catch (NoSuchFileException missing) {
            return FileFacts.NOT_THERE;
        } catch (FileSystemException e) {
            if (Files.isSymbolicLink(path)) {
                throw new FileSystemException(path.toString(), null, "is a link that cannot be followed");
            }
            if (liesInsideAFile(path)) {
                return FileFacts.NOT_THERE;
            }
            throw e;
        }
    }

    private static boolean liesInsideAFile(Path path) {
        Path parent = path.getParent();
        while (parent != null && !Files.exists(parent)) {
            parent = parent.getParent();
        }
        return parent != null && Files.isRegularFile(parent);
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        return snapshot(path, bytes(path, maxBytes, cancellation));
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        requireFile(path, cancellation);
        try (InputStream in = Files.newInputStream(path)) {
            DecodingSource source = new DecodingSource(
                    in, request.maxScanBytes(), DeclaredCharsets.of(path).orElse(null));
            return new PageScanner(source, request, cancellation).scan();
        }
    }

    @Override
    public byte[] head(Path path, int bytes, Cancellation cancellation) throws IOException {
        if (facts(path, cancellation).type() != FileFacts.Type.FILE) {
            return new byte[0];
        }
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(bytes);
        }
    }

    @Override
    public byte[] bytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        long size = requireFile(path, cancellation).bytes();
        if (size > maxBytes) {
            throw tooLarge(path, size, maxBytes);
        }
        try (InputStream in = Files.newInputStream(path)) {
            int most = (int) Math.min(Integer.MAX_VALUE - 16L, maxBytes + 1);
            byte[] bytes = in.readNBytes(most);
            if (bytes.length > maxBytes) {
                throw tooLarge(path, -1, maxBytes);
            }
            return bytes;
        }
    }

    @Override
    public WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        @Nullable Stored before = stored(path, cancellation);
        if (!isExpected(expected, before)) {
            return changed(before);
        }
        TextFormat format = before == null ? TextFormat.UTF8_LF : before.formatToKeep();
        byte[] content;
        try {
            content = TextEncodings.encode(text, format);
        } catch (CharacterCodingException cannotHold) {
            return new WriteOutcome.Refused(
                    path + " is stored as " + format.charset().name()
                            + ", which cannot hold some of the new characters. Nothing was changed; use only characters of that encoding.");
        }
        if (before != null && !before.canBeKept()) {
            return new WriteOutcome.Refused(
                    path + " is stored as " + format.charset().name()
                            + " in a form that could not be kept. Nothing was changed; have the file converted to UTF-8 first.");
        }
        Path target = RealPaths.follow(path);
        if (before == null && target.getParent() != null) {
            operations.createDirectories(target.getParent());
        }
        cancellation.throwIfCancelled();
        if (!replacement.replace(target, content, () -> isExpected(expected, stored(path, cancellation)))) {
            return changed(stored(path, cancellation));
        }
        TextSnapshot after = snapshot(target, content);
        return new WriteOutcome.Written(
                before == null ? null : before.snapshot(), after, after.text().equals(text));
    }

    private static WriteOutcome changed(@Nullable Stored now) {
        return new WriteOutcome.Changed(now == null ? null : now.snapshot());
    }

    private static boolean isExpected(Expected expected, @Nullable Stored present) {
        if (expected instanceof Expected.Version wanted) {
            return present != null && present.snapshot().version().equals(wanted.version());
        }
        return present == null;
    }

    /** What is there now, or null. */
    private @Nullable Stored stored(Path path, Cancellation cancellation) throws IOException {
        if (facts(path, cancellation).type() == FileFacts.Type.MISSING) {
            return null;
        }
        byte[] bytes = bytes(path, MOST_BYTES_TO_REPLACE, cancellation);
        return new Stored(bytes, snapshot(path, bytes));
    }

    /** A file's bytes and what they say. */
    private record Stored(byte[] bytes, TextSnapshot snapshot) {

        /** What a new text is stored as; what was no text has no encoding to keep. */
        TextFormat formatToKeep() {
            return isBinary() ? TextFormat.UTF8_LF : snapshot.format();
        }

        /** Whether text that the new one shares with the old is stored as the same bytes again. */
        boolean canBeKept() throws IOException {
            TextFormat format = snapshot.format();
            return !format.lossy() || isBinary() || Arrays.equals(bytes, TextEncodings.encode(snapshot.text(), format));
        }

        private boolean isBinary() {
            return FileSniffer.isBinary(Arrays.copyOf(bytes, Math.min(bytes.length, FileSniffer.BYTES_NEEDED)));
        }
    }

    private FileFacts requireFile(Path path, Cancellation cancellation) throws IOException {
        FileFacts facts = facts(path, cancellation);
        return switch (facts.type()) {
            case FILE -> facts;
            case MISSING -> throw new NoSuchFileException(path.toString());
            case DIRECTORY -> throw new FileSystemException(path.toString(), null, "is a directory, not a file");
            case SPECIAL ->
                throw new FileSystemException(path.toString(), null, "is a pipe, socket or device, not a file");
        };
    }

    private static TextSnapshot snapshot(Path path, byte[] bytes) throws IOException {
        TextEncodings.Decoded decoded =
                TextEncodings.decode(bytes, DeclaredCharsets.of(path).orElse(null));
        return new TextSnapshot(
                path.toRealPath(),
                decoded.text(),
                TextVersion.of(bytes),
                decoded.format(),
                TextSnapshot.Source.DISK,
                List.of());
    }

    private static FileFacts.Type typeOf(BasicFileAttributes attributes) {
        if (attributes.isDirectory()) {
            return FileFacts.Type.DIRECTORY;
        }
        return attributes.isRegularFile() ? FileFacts.Type.FILE : FileFacts.Type.SPECIAL;
    }

    private static TooLargeException tooLarge(Path path, long size, long maxBytes) {
        String measured = size < 0 ? "grew beyond the limit while it was read" : "has " + TextCut.size(size);
        return new TooLargeException(
                path + " " + measured + "; at most " + TextCut.size(maxBytes) + " can be taken", size, maxBytes);
    }
}
