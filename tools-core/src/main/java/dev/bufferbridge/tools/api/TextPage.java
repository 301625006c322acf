package dev.bufferbridge.tools.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some lines of a text, with what is known of the rest.
 *
 * @param text the lines, each with its ending except where the page was cut; without a byte order mark
 * @param firstLine number of the first line in {@code text}, 1-based
 * @param lines how many lines {@code text} holds
 * @param endsAtEof whether nothing follows the page
 * @param totalLines lines of the whole file, or null when its end was not seen (row P-075)
 * @param totalBytes raw bytes of the whole file, or null when not known
 * @param cutBy why the page ended before the end of the file, or null at the end
 * @param firstLineTooLong the first line alone is over the byte limit: {@code text} holds its start only, cut at a character boundary
 * @param format as far as it is known from what was scanned
 * @param notices as in {@link TextSnapshot}
 * @param version set only when the whole text was seen
 */
public record TextPage(
        String text,
        long firstLine,
        int lines,
        boolean endsAtEof,
        @Nullable Long totalLines,
        @Nullable Long totalBytes,
        @Nullable CutBy cutBy,
        boolean firstLineTooLong,
        TextFormat format,
        TextSnapshot.Source source,
        List<String> notices,
        @Nullable TextVersion version) {

    /** What ended a page. */
    public enum CutBy {
        LINES,
        BYTES,
        SCAN
    }
}
