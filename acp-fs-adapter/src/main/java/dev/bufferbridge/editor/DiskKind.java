package dev.bufferbridge.editor;

import dev.bufferbridge.tools.engine.text.FileSniffer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** What lies on the disk at a path, links followed: decides whether an editor may be asked for its text. */
enum DiskKind {
    MISSING,
    DIRECTORY,
    /** A pipe, socket or device; never opened. */
    SPECIAL,
    TEXT,
    /** An image or another file that is not text. */
    BINARY;

    private static final int SNIFFED_BYTES = 8_192;

    /** @throws IOException when the path is there and cannot be looked into */
    static DiskKind of(Path path) throws IOException {
        BasicFileAttributes attributes;
        try {
            attributes = Files.readAttributes(path, BasicFileAttributes.class);
        } catch (NoSuchFileException missing) {
            return MISSING;
        }
        if (attributes.isDirectory()) {
            return DIRECTORY;
        }
        return attributes.isRegularFile() ? ofContent(path) : SPECIAL;
    }

    /** Whether something is there that an editor is never asked for. */
    boolean isNoText() {
        return this == DIRECTORY || this == SPECIAL || this == BINARY;
    }

    private static DiskKind ofContent(Path file) throws IOException {
        byte[] head;
        try (InputStream in = Files.newInputStream(file)) {
            head = in.readNBytes(SNIFFED_BYTES);
        }
        return isText(head) ? TEXT : BINARY;
    }

    /** UTF-16 and UTF-32 text is full of zero bytes and still text, which the sniffer knows by its byte order mark. */
    private static boolean isText(byte[] head) {
        return !FileSniffer.isBinary(head)
                && FileSniffer.imageType(head).isEmpty()
                && !new String(head, StandardCharsets.ISO_8859_1).startsWith("%PDF-");
    }
}
