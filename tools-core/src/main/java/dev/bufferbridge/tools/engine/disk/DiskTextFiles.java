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
import dev.bufferbridge.tools.engine.text.TextCut;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Text as the disk has it. Links are followed; pipes, sockets and devices are never opened (O-006). Keeps charset, byte order mark, owner and mode of what it
 * replaces; a text that a file's charset cannot hold is refused. Safe for use by several threads, but two writers of one file must take turns.
 */
public final class DiskTextFiles implements TextFiles {

    /** A file that is replaced is held in memory for the comparison; none is larger than this. */
    private static final long MOST_BYTES_TO_REPLACE = 128L * 1024 * 1024;

    private final FileReplacement replacement;

    public DiskTextFiles() {
        this(new FileOperations());
    }

    DiskTextFiles(FileOperations operations) {
        this.replacement = new FileReplacement(operations);
        this.operations = operations;
    }

    private final FileOperations operations;

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        cancellation.throwIfCancelled();
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return new FileFacts(typeOf(attributes), attributes.size());
        } catch (NoSuchFileException | NotDirectoryException missing) {
            return FileFacts.NOT_THERE;
        } catch (FileSystemException e) {
            // a file where a folder is expected: nothing can be there
            if (String.valueOf(e.getReason()).contains("Not a directory")) {
                return FileFacts.NOT_THERE;
            }
            throw e;
        }
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
        @Nullable TextSnapshot before = present(path, cancellation);
        if (!isExpected(expected, before)) {
            return new WriteOutcome.Changed(before);
        }
        TextFormat format = before == null ? TextFormat.UTF8_LF : before.format();
        byte[] content;
        try {
            content = TextEncodings.encode(text, format);
        } catch (CharacterCodingException cannotHold) {
            return new WriteOutcome.Refused(
                    path + " is stored as " + format.charset().name()
                            + ", which cannot hold some of the new characters. Nothing was changed; use only characters of that encoding.");
        }
        Path target = target(path);
        if (before == null && target.getParent() != null) {
            operations.createDirectories(target.getParent());
        }
        cancellation.throwIfCancelled();
        boolean replaced = replacement.replace(target, content, () -> isStill(target, before, cancellation));
        return replaced
                ? new WriteOutcome.Written(before, snapshot(target, content), true)
                : new WriteOutcome.Changed(present(target, cancellation));
    }

    /** Asked again right before the new text takes the old one's place: writing and syncing may have taken a while. */
    private boolean isStill(Path target, @Nullable TextSnapshot before, Cancellation cancellation) throws IOException {
        @Nullable TextSnapshot now = present(target, cancellation);
        return now == null ? before == null : before != null && now.version().equals(before.version());
    }

    private @Nullable TextSnapshot present(Path path, Cancellation cancellation) throws IOException {
        boolean missing = facts(path, cancellation).type() == FileFacts.Type.MISSING;
        return missing ? null : read(path, MOST_BYTES_TO_REPLACE, cancellation);
    }

    private static boolean isExpected(Expected expected, @Nullable TextSnapshot present) {
        if (expected instanceof Expected.Version wanted) {
            return present != null && present.version().equals(wanted.version());
        }
        return present == null;
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

    /** The real file to write, links followed; also where a link names a file that is not there yet. */
    private static Path target(Path path) throws IOException {
        Path current = path;
        for (int i = 0; i < 40 && Files.isSymbolicLink(current); i++) {
            Path next = Files.readSymbolicLink(current);
            Path parent = current.getParent();
            current = parent == null ? next : parent.toRealPath().resolve(next).normalize();
        }
        if (Files.isSymbolicLink(current)) {
            throw new FileSystemException(path.toString(), null, "is a link that leads to itself");
        }
        return Files.exists(current) ? current.toRealPath() : current;
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
