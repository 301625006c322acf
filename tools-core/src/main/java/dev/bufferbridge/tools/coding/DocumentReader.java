package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import java.io.IOException;
import java.util.Optional;

/** Gets the text out of documents such as PDF or DOCX; off unless a host gives one (rows P-091 to P-094). */
public interface DocumentReader {

    /** Documents over this size are refused before they are loaded. */
    long maxInputBytes();

    /** Whether the first bytes are those of a document that this reader takes. */
    boolean recognizes(byte[] start);

    /** The document's text; nothing when it cannot be read as a document after all, and the file is shown as plain text. */
    Optional<Document> read(byte[] bytes, Cancellation cancellation) throws IOException;

    /**
     * @param format such as {@code pdf}
     * @param truncatedBy {@code bytes} when the text was cut, else empty
     */
    record Document(String text, String format, int pages, Optional<String> truncatedBy) {}
}
