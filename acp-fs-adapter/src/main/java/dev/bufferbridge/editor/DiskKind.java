package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.engine.text.FileSniffer;
import java.nio.charset.StandardCharsets;

/** What lies on the disk at a path, links followed: decides whether an editor may be asked for its text. */
enum DiskKind {
    MISSING,
    DIRECTORY,
    /** A pipe, socket or device; never opened. */
    SPECIAL,
    TEXT,
    /** An image or another file that is not text. */
    BINARY;

    /** How many bytes from the start are looked at. */
    static final int SNIFFED_BYTES = 8_192;

    /** @param head the file's first bytes, none for anything that is no regular file */
    static DiskKind of(FileFacts.Type type, byte[] head) {
        return switch (type) {
            case MISSING -> MISSING;
            case DIRECTORY -> DIRECTORY;
            case SPECIAL -> SPECIAL;
            case FILE -> isText(head) ? TEXT : BINARY;
        };
    }

    /** Whether something is there that an editor is never asked for. */
    boolean isNoText() {
        return this == DIRECTORY || this == SPECIAL || this == BINARY;
    }

    /** UTF-16 and UTF-32 text is full of zero bytes and still text, which the sniffer knows by its byte order mark. */
    private static boolean isText(byte[] head) {
        return !FileSniffer.isBinary(head)
                && FileSniffer.imageType(head).isEmpty()
                && !new String(head, StandardCharsets.ISO_8859_1).startsWith("%PDF-");
    }
}
