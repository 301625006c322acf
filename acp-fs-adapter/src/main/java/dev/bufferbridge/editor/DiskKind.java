package dev.bufferbridge.editor;

import java.io.IOException;
import java.io.InputStream;
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
        if (hasWideBom(head)) {
            return TEXT;
        }
        return hasNul(head) || hasMagic(head) ? BINARY : TEXT;
    }

    /** UTF-16 and UTF-32 text is full of zero bytes and still text, so this is asked first. */
    private static boolean hasWideBom(byte[] head) {
        return starts(head, 0xFF, 0xFE) || starts(head, 0xFE, 0xFF) || starts(head, 0, 0, 0xFE, 0xFF);
    }

    private static boolean hasNul(byte[] head) {
        for (byte b : head) {
            if (b == 0) {
                return true;
            }
        }
        return false;
    }

    /** PNG, JPEG, GIF, RIFF (WebP), BMP, PDF, zip and gzip; most have a zero byte early, small ones may not. */
    private static boolean hasMagic(byte[] head) {
        return starts(head, 0x89, 'P', 'N', 'G')
                || starts(head, 0xFF, 0xD8, 0xFF)
                || starts(head, 'G', 'I', 'F', '8')
                || (starts(head, 'R', 'I', 'F', 'F') && head.length > 11 && head[8] == 'W' && head[9] == 'E')
                || starts(head, '%', 'P', 'D', 'F', '-')
                || starts(head, 'P', 'K', 3, 4)
                || starts(head, 0x1F, 0x8B);
    }

    private static boolean starts(byte[] head, int... bytes) {
        if (head.length < bytes.length) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if ((head[i] & 0xFF) != bytes[i]) {
                return false;
            }
        }
        return true;
    }
}
