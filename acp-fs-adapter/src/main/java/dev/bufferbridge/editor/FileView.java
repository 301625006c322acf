package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.TextVersion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One file at one moment, as the editor shows it and as the disk has it.
 *
 * @param asked the spelling of the path that the editor knows
 * @param real the path with links followed
 * @param served what the editor sent, without a byte order mark
 * @param bom whether the editor sent a byte order mark, so that it expects one back
 * @param presumesNewline whether {@code text} was given a final newline that the editor did not show, without being sure that it only hides it
 * @param text the truth: the editor's text, or the disk's in the editor's form when the editor's is stale
 * @param disk null when nothing is on the disk
 */
record FileView(
        Path asked,
        Path real,
        String served,
        boolean bom,
        boolean presumesNewline,
        String text,
        TextVersion servedVersion,
        @Nullable TextSnapshot disk,
        BufferState state) {

    /** What the tools get to see. */
    TextSnapshot snapshot() {
        return snapshot(List.of());
    }

    /** As {@link #snapshot()}, with something more to say. */
    TextSnapshot snapshot(List<String> more) {
        List<String> notices = new ArrayList<>(notices());
        notices.addAll(more);
        return new TextSnapshot(real, text, version(), format(), source(), notices);
    }

    TextVersion version() {
        return text.equals(served) ? servedVersion : TextVersion.of(text);
    }

    @Nullable
    TextVersion diskVersion() {
        return disk == null ? null : disk.version();
    }

    /** The same with the disk's text as the truth, since the editor's is known to be older. */
    FileView superseded() {
        TextSnapshot newer = Objects.requireNonNull(disk);
        return new FileView(
                asked,
                real,
                served,
                bom,
                false,
                LineForms.asServed(newer.text(), served),
                servedVersion,
                newer,
                BufferState.STALE);
    }

    FileView in(BufferState other) {
        return new FileView(asked, real, served, bom, presumesNewline, text, servedVersion, disk, other);
    }

    private TextFormat format() {
        return LineForms.formatOf(text, disk == null ? TextFormat.UTF8_LF : disk.format());
    }

    private TextSnapshot.Source source() {
        return state == BufferState.STALE ? TextSnapshot.Source.DISK : TextSnapshot.Source.EDITOR;
    }

    private List<String> notices() {
        return switch (state) {
            case CLEAN -> List.of();
            case UNSAVED ->
                List.of(
                        disk == null
                                ? "unsaved in the editor; nothing is on the disk yet"
                                : "unsaved in the editor; the disk still has another text");
            case STALE ->
                List.of(
                        "the file changed on the disk and the editor still shows the old text; this is the text on the disk");
            case CONFLICT ->
                List.of(
                        "conflict: the editor has unsaved text and the file has changed on the disk as well; this is the editor's text. "
                                + "It cannot be edited until the user has saved it or reloaded it from the disk");
        };
    }
}
