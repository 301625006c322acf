package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import java.io.IOException;
import java.nio.file.Path;

/** What the edit tool works on, for hosts with a backend of their own (row P-022). Bounded: what goes beyond the bounds is rejected. */
public interface EditOperations {

    FileFacts statFile(Path path, Cancellation cancellation) throws IOException;

    /** The whole text, at most {@code maxBytes} of UTF-8. */
    String readFile(Path path, long maxBytes, Cancellation cancellation) throws IOException;

    /** Puts the whole text there, all or nothing. */
    void writeFile(Path path, String content, Cancellation cancellation) throws IOException;
}
