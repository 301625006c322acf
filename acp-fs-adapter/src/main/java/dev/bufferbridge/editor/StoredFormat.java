package dev.bufferbridge.editor;

import dev.bufferbridge.editor.ClientQuirks.Quirk;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Puts line endings and byte order mark back where an editor that shows a file without them also stored it without them, and notices a changed
 * encoding. Used only by ReadBack and UnreadableBuffers.
 */
final class StoredFormat {

    private final TextFiles disk;
    private final ClientQuirks quirks;

    StoredFormat(TextFiles disk, ClientQuirks quirks) {
        this.disk = disk;
        this.quirks = quirks;
    }

    /**
     * Whether the file on the disk was changed here, so that it has to be looked at again.
     *
     * @param shown what the editor showed of the file before, null when it shows none
     */
    boolean putBack(
            Path asked,
            @Nullable FileView shown,
            @Nullable TextSnapshot was,
            TextSnapshot is,
            Cancellation cancellation)
            throws IOException {
        if (was == null || was.version().equals(is.version())) {
            return false;
        }
        boolean endings = shown != null && lostEndings(shown.served(), was.format(), is.format());
        boolean markShown = shown != null && shown.bom();
        boolean mark = was.format().bom() && !is.format().bom() && !markShown;
        if (!endings && !mark) {
            return false;
        }
        String text = endings ? LineForms.asStored(is.text(), was.format()) : is.text();
        WriteOutcome outcome =
                disk.replace(asked, new Expected.Version(is.version()), mark ? '\uFEFF' + text : text, cancellation);
        if (outcome instanceof WriteOutcome.Written) {
            quirks.learn(Quirk.LOSES_FORMAT);
            return true;
        }
        return false;
    }

    /** What to say when the file is stored in another encoding than before. */
    static List<String> notices(@Nullable FileView before, FileView now) {
        TextSnapshot was = before == null ? null : before.disk();
        TextSnapshot is = now.disk();
        boolean moved = was != null
                && is != null
                && !was.format().charset().equals(is.format().charset())
                && is.text().chars().anyMatch(c -> c >= 0x80);
        return moved
                ? List.of("the editor stored the file as " + is.format().charset() + "; before, it was "
                        + was.format().charset())
                : List.of();
    }

    private static boolean lostEndings(String served, TextFormat was, TextFormat is) {
        boolean wereAllPairs = was.ending() == LineEnding.CRLF && !was.mixedEndings();
        boolean areAllFeeds = is.ending() == LineEnding.LF && !is.mixedEndings();
        return wereAllPairs && areAllFeeds && served.indexOf('\r') < 0;
    }
}
