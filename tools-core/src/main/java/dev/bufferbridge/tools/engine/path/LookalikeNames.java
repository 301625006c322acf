package dev.bufferbridge.tools.engine.path;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds files whose names a keyboard or a system writes in another way than the disk has them. */
final class LookalikeNames {

    private static final int MOST_ENTRIES_LOOKED_AT = 10_000;

    private LookalikeNames() {}

    /** No-break, narrow, thin, ideographic and such spaces as the plain one. */
    static String withPlainSpaces(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        text.chars().forEach(c -> plain.append(isUnicodeSpace(c) ? ' ' : (char) c));
        return plain.toString();
    }

    /** The path itself if it exists, else the only one that looks the same; empty when there is none, or more than one. */
    static Optional<Path> find(Path wanted) {
        if (Files.exists(wanted)) {
            return Optional.of(wanted);
        }
        Path root = wanted.getRoot();
        Path here = root == null ? Path.of("") : root;
        for (Path name : wanted) {
            Path next = here.resolve(name);
            Path found = Files.exists(next) ? next : onlyLookalike(here, name.toString());
            if (found == null) {
                return Optional.empty();
            }
            here = found;
        }
        return Optional.of(here);
    }

    private static @Nullable Path onlyLookalike(Path folder, String name) {
        String wanted = plain(name);
        Path found = null;
        int looked = 0;
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
            for (Path entry : entries) {
                looked++;
                if (looked > MOST_ENTRIES_LOOKED_AT) {
                    return null;
                }
                if (plain(entry.getFileName().toString()).equals(wanted)) {
                    if (found != null) {
                        return null;
                    }
                    found = entry;
                }
            }
            return found;
        } catch (IOException | DirectoryIteratorException unreadable) {
            return null;
        }
    }

    private static String plain(String name) {
        String straight = name.replace('\u2019', '\'').replace('\u2018', '\'');
        return Normalizer.normalize(withPlainSpaces(straight), Normalizer.Form.NFC);
    }

    private static boolean isUnicodeSpace(int c) {
        return c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F || c == 0x3000;
    }
}
