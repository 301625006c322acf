package dev.bufferbridge.rows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * The record file of one module. The first write of a Java process replaces what an earlier run left; later writes append, from
 * whatever thread a test ran on.
 */
final class RowFile {

    private static @Nullable RowFile ofThisProcess;

    private final Path path;
    private boolean begun;

    RowFile(Path path) {
        this.path = path;
    }

    /** The file that every listener of this process shares, so that a second run in it appends. */
    static synchronized RowFile ofThisProcess(Path path) {
        RowFile known = ofThisProcess;
        if (known == null || !known.path.equals(path)) {
            known = new RowFile(path);
            ofThisProcess = known;
        }
        return known;
    }

    synchronized void write(Collection<ExecutedRow> rows) {
        if (rows.isEmpty()) {
            return;
        }
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            StandardOpenOption place = begun ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING;
            Files.write(
                    path,
                    rows.stream().map(ExecutedRow::line).toList(),
                    StandardCharsets.UTF_8,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    place);
            begun = true;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot record the rows of a test in " + path, e);
        }
    }
}
