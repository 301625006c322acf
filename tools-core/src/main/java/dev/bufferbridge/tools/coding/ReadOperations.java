package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Where the read tool gets its text from, for hosts with a backend of their own (rows P-022, P-096). Bounded: what goes beyond the bounds is rejected. */
public interface ReadOperations {

    /** One page of text, never more than the request allows. */
    TextPage readText(Path path, PageRequest request, Cancellation cancellation) throws IOException;

    FileFacts statFile(Path path, Cancellation cancellation) throws IOException;

    /** The MIME type when the file is an image by its content. */
    default Optional<String> detectImage(Path path, Cancellation cancellation) throws IOException {
        return Optional.empty();
    }

    /** The bytes of an image that {@link #detectImage} named, at most {@code maxBytes}. */
    default byte[] readBytes(Path path, long maxBytes, Cancellation cancellation) throws IOException {
        throw new IOException("this backend reads text only");
    }
}
