package dev.bufferbridge.tools.api;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One file changed, or about to be changed, by a call.
 *
 * @param path absolute; for a move the destination
 * @param oldText what the file held before (what the editor showed), null when it did not exist or the text is not known
 * @param newText what it holds after; null for a deletion or when the text is not known
 * @param line first changed line, 1-based, in the new text; null when unknown
 */
public record FileChange(
        Path path,
        Operation operation,
        @Nullable String oldText,
        @Nullable String newText,
        @Nullable Integer line) {

    /** How the file changes; the wire names are write, edit, delete, move. */
    public enum Operation {
        WRITE,
        EDIT,
        DELETE,
        MOVE;

        public String wireName() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
