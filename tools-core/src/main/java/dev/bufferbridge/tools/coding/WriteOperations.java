package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import java.io.IOException;
import java.nio.file.Path;

/** Where the write tool puts its text, for hosts with a backend of their own (row P-022). Writing must be all or nothing. */
public interface WriteOperations {

    void writeFile(Path path, String content, Cancellation cancellation) throws IOException;

    /** Makes the folder and its parents; does nothing where they exist or the backend has none. */
    void mkdir(Path directory, Cancellation cancellation) throws IOException;
}
