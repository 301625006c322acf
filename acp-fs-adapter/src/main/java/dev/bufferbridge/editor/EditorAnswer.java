package dev.bufferbridge.editor;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the editor answered to a file request in time. Used only between ClientText and what decides by it. */
sealed interface EditorAnswer {

    /** The text it shows, exactly as sent; empty also for a file that some editors do not find. */
    record Text(String content) implements EditorAnswer {}

    /** It says that it wrote. What is there now has to be read. */
    record Wrote() implements EditorAnswer {}

    /** It does not know the request, although it offered it, or it never offered it. */
    record Unsupported() implements EditorAnswer {}

    /**
     * It answered with an error.
     *
     * @param path the path it named in the error's data, or null
     */
    record Failed(int code, String message, @Nullable String path) implements EditorAnswer {

        private static final int RESOURCE_NOT_FOUND = -32002;

        /** Whether the error says that nothing is there, or nothing that the editor wants to open: its code first, then what editors write. */
        boolean saysNotFound() {
            String words = message.toLowerCase(Locale.ROOT);
            return code == RESOURCE_NOT_FOUND
                    || words.contains("enoent")
                    || words.contains("no such file")
                    || words.contains("not found")
                    || words.contains("does not exist");
        }

        /** Whether somebody, or a rule, said no: never to be gone around. */
        boolean saysForbidden() {
            String words = message.toLowerCase(Locale.ROOT);
            return words.contains("denied")
                    || words.contains("permission")
                    || words.contains("not allowed")
                    || words.contains("reject")
                    || words.contains("eacces")
                    || words.contains("refused");
        }

        /** Code, message and path in one sentence for a model (row O-016). */
        String inWords() {
            String where = path == null ? "" : " for " + path;
            return "the editor answered error " + code + where + ": " + message;
        }
    }
}
