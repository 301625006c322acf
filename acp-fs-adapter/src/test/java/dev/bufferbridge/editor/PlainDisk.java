package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.TooLargeException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** UTF-8 files on the disk and nothing more. */
final class PlainDisk implements TextFiles {

    @Override
    public FileFacts facts(Path path, Cancellation cancellation) throws IOException {
        if (Files.isDirectory(path)) {
            return new FileFacts(FileFacts.Type.DIRECTORY, 0);
        }
        return Files.exists(path) ? new FileFacts(FileFacts.Type.FILE, Files.size(path)) : FileFacts.NOT_THERE;
    }

    @Override
    public TextSnapshot read(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        if (!Files.exists(path)) {
            throw new NoSuchFileException(path.toString());
        }
        if (Files.size(path) > maxBytes) {
            throw new TooLargeException("too large", Files.size(path), maxBytes);
        }
        byte[] bytes = Files.readAllBytes(path);
        String text = new String(bytes, java.nio.charset.StandardCharsets.UTF_8);
        return new TextSnapshot(
                path.toRealPath(),
                text,
                TextVersion.of(bytes),
                LineForms.formatOf(text, TextFormat.UTF8_LF),
                TextSnapshot.Source.DISK,
                List.of());
    }

    @Override
    public TextPage page(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        return ShownPages.cut(read(path, Long.MAX_VALUE, cancellation), request);
    }

    @Override
    public byte[] bytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        return Files.readAllBytes(path);
    }

    @Override
    public WriteOutcome replace(Path path, Expected expected, String text, Cancellation cancellation)
            throws IOException {
        TextSnapshot before = Files.exists(path) ? read(path, Long.MAX_VALUE, cancellation) : null;
        boolean wanted = before == null
                ? expected instanceof Expected.Absent
                : expected instanceof Expected.Version version
                        && version.version().equals(before.version());
        if (!wanted) {
            return new WriteOutcome.Changed(before);
        }
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        return new WriteOutcome.Written(before, read(path, Long.MAX_VALUE, cancellation), true);
    }
}
