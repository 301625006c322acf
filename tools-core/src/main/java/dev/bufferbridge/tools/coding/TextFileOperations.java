package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.engine.text.FileSniffer;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Any {@link TextFiles} as the three kinds of operations, for hosts that put a step of their own around them. Safe for use by several threads.
 *
 * <p>Operations know no versions: a write here replaces what is there at that moment. It is refused when that changes between the look and the write.
 */
public final class TextFileOperations implements ReadOperations, WriteOperations, EditOperations {

    private static final long MOST_PRESENT_BYTES = 64L << 20;

    private final TextFiles files;

    private TextFileOperations(TextFiles files) {
        this.files = files;
    }

    public static TextFileOperations over(TextFiles files) {
        return new TextFileOperations(files);
    }

    @Override
    public FileFacts statFile(Path path, Cancellation cancellation) throws IOException {
        return files.facts(path, cancellation);
    }

    @Override
    public TextPage readText(Path path, PageRequest request, Cancellation cancellation) throws IOException {
        return files.page(path, request, cancellation);
    }

    @Override
    public Optional<String> detectImage(Path path, Cancellation cancellation) throws IOException {
        return FileSniffer.imageType(files.head(path, FileSniffer.BYTES_NEEDED, cancellation));
    }

    @Override
    public byte[] readBytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        byte[] bytes = files.bytes(path, maxBytes, cancellation);
        if (bytes == null) {
            throw new FileSystemException(path.toString(), null, "has no bytes to read here");
        }
        return bytes;
    }

    @Override
    public String readFile(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        return files.read(path, maxBytes, cancellation).text();
    }

    /** Does nothing: a write makes the folders that are missing. */
    @Override
    public void mkdir(Path directory, Cancellation cancellation) {}

    /** @throws IOException also when it was refused; the message says why, and nothing was changed */
    @Override
    public void writeFile(Path path, String content, Cancellation cancellation) throws IOException {
        boolean missing = files.facts(path, cancellation).type() == FileFacts.Type.MISSING;
        Expected expected = missing
                ? new Expected.Absent()
                : new Expected.Version(
                        files.read(path, MOST_PRESENT_BYTES, cancellation).version());
        WriteOutcome outcome = files.replace(path, expected, content, cancellation);
        if (outcome instanceof WriteOutcome.Refused refused) {
            throw new IOException(refused.reason());
        }
        if (outcome instanceof WriteOutcome.Changed) {
            throw new FileSystemException(path.toString(), null, "changed while it was written; nothing was changed");
        }
    }
}
