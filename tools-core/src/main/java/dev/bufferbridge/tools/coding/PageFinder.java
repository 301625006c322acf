package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFiles;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.engine.text.LinearMatcher;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.Predicate;

/** Finds the first line that holds a literal text, page by page within the scan limit (rows P-079 to P-083). */
final class PageFinder {

    /** Each page is looked for from the start of the file again, so there should be few; what bounds one is its bytes. */
    private static final int BYTES_AT_ONCE = 8 * 1024 * 1024;

    private static final int LINES_AT_ONCE = BYTES_AT_ONCE;

    /** A longer text is looked for in linear time; a line of megabytes may almost match it everywhere. */
    private static final int SHORT_CHARS = 64;

    private final TextFiles files;
    private final Path path;
    private final String shown;
    private final long maxScanBytes;

    PageFinder(TextFiles files, Path path, String shown, long maxScanBytes) {
        this.files = files;
        this.path = path;
        this.shown = shown;
        this.maxScanBytes = maxScanBytes;
    }

    /** The number of the first line at or after {@code firstLine} that holds the text. */
    OptionalLong find(String wanted, boolean ignoreCase, long firstLine, Cancellation cancellation)
            throws IOException, ToolException {
        String needle = ignoreCase ? wanted.toLowerCase(Locale.ROOT) : wanted;
        Predicate<String> holdsIt = holds(needle);
        long line = firstLine;
        while (true) {
            TextPage page =
                    files.page(path, new PageRequest(line, LINES_AT_ONCE, BYTES_AT_ONCE, maxScanBytes), cancellation);
            OptionalLong hit = lineHolding(page, holdsIt, ignoreCase);
            if (hit.isPresent() || page.endsAtEof()) {
                return hit;
            }
            if (page.cutBy() == TextPage.CutBy.SCAN || page.firstLineTooLong()) {
                throw ToolException.failed(
                        "findText was not found in the first " + TextCut.size(maxScanBytes) + " of " + shown
                                + ", and more may not be looked through. Start later with offset, or search with another tool.");
            }
            line += page.lines();
        }
    }

    private static Predicate<String> holds(String needle) {
        return needle.length() <= SHORT_CHARS ? line -> line.contains(needle) : new LinearMatcher(needle)::isIn;
    }

    private static OptionalLong lineHolding(TextPage page, Predicate<String> holdsIt, boolean ignoreCase) {
        long number = page.firstLine();
        String text = page.text();
        int start = 0;
        while (start < text.length()) {
            int end = lineEnd(text, start);
            String line = text.substring(start, end);
            if (holdsIt.test(ignoreCase ? line.toLowerCase(Locale.ROOT) : line)) {
                return OptionalLong.of(number);
            }
            number++;
            start = end;
        }
        return OptionalLong.empty();
    }

    private static int lineEnd(String text, int start) {
        for (int i = start; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '\n') {
                return i + 1;
            }
            if (character == '\r') {
                return i + 1 < text.length() && text.charAt(i + 1) == '\n' ? i + 2 : i + 1;
            }
        }
        return text.length();
    }
}
