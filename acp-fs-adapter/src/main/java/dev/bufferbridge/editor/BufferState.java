package dev.bufferbridge.editor;

import dev.bufferbridge.editor.BufferMemory.Link;
import dev.bufferbridge.editor.BufferMemory.Sighting;
import dev.bufferbridge.tools.api.TextVersion;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How the text an editor shows stands to the disk and to what was seen before; decides whose text is the truth. */
enum BufferState {
    /** The editor shows what the disk has. */
    CLEAN,
    /** The editor shows unsaved text over a disk that has not moved: its text is the truth. */
    UNSAVED,
    /** The editor shows what it showed before while the disk has moved on: the disk is the truth, also when nothing is there any more. */
    STALE,
    /** Both have moved: a person has to decide. */
    CONFLICT;

    /**
     * @param before what was last seen of the path, or null
     * @param buffer the text the editor shows now
     * @param disk what the disk has now, null for nothing
     * @param same whether the two say the same
     */
    static BufferState judge(@Nullable Sighting before, TextVersion buffer, @Nullable TextVersion disk, boolean same) {
        if (same) {
            return CLEAN;
        }
        if (before == null || Objects.equals(disk, before.disk()) && before.link() != Link.SUPERSEDED) {
            return UNSAVED;
        }
        boolean bufferStands = buffer.equals(before.buffer());
        if (bufferStands && before.link() != Link.UNSAVED) {
            return STALE;
        }
        return disk == null ? UNSAVED : CONFLICT;
    }

    /** Whether the editor has text that is nowhere else. */
    boolean hasUnsavedText() {
        return this == UNSAVED || this == CONFLICT;
    }

    /** What to remember after this was seen and shown, or null when the earlier sighting has to stand until a person has decided. */
    @Nullable
    Link link() {
        return switch (this) {
            case CLEAN -> Link.CLEAN;
            case UNSAVED -> Link.UNSAVED;
            case STALE -> Link.SUPERSEDED;
            case CONFLICT -> null;
        };
    }
}
