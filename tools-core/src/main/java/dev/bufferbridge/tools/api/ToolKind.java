package dev.bufferbridge.tools.api;

import java.util.Locale;

/** What a tool does, for policies and for the user's eyes (row P-008). */
public enum ToolKind {
    READ,
    WRITE,
    EDIT,
    SEARCH,
    DELETE,
    MOVE,
    EXECUTE,
    THINK,
    OTHER;

    /** The name used in JSON and in policies, such as {@code read}. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a call of this kind may change files or run programs. */
    public boolean mutates() {
        return switch (this) {
            case WRITE, EDIT, DELETE, MOVE, EXECUTE -> true;
            case READ, SEARCH, THINK, OTHER -> false;
        };
    }
}
