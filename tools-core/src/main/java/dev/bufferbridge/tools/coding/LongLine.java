package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.engine.text.EscapedBytes;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.Path;

/** Shows a window of one line that is too long for a page, so that such a line can be read to its end (O-013). */
final class LongLine {

    /** How far into a line a window may lie: the line is held in memory up to there. */
    private static final int MOST_BYTES = 16 * 1024 * 1024;

    private final ReadOptions options;
    private final Path path;
    private final String shown;
    private final Cancellation cancellation;

    LongLine(ReadOptions options, Path path, String shown, Cancellation cancellation) {
        this.options = options;
        this.path = path;
        this.shown = shown;
        this.cancellation = cancellation;
    }

    /** @param column first character to show, 1-based */
    ToolOutput read(long lineNumber, long column) throws IOException, ToolException {
        int window = options.limits().getInt(Limit.MAX_BYTES);
        long needed = 4L * column + window;
        if (needed > MOST_BYTES) {
            throw ToolException.failed("column " + column + " lies too far inside a line; at most "
                    + (MOST_BYTES - window) / 4 + " is possible. Use another tool for such files.");
        }
        PageRequest request =
                new PageRequest(lineNumber, 1, (int) needed, options.limits().get(Limit.MAX_SCAN_BYTES));
        TextPage page = options.files().page(path, request, cancellation);
        String line = page.text().lines().findFirst().orElse("");
        int length = line.codePointCount(0, line.length());
        if (page.lines() == 0 || column > length) {
            throw ToolException.failed("Line " + lineNumber + " of " + shown + " has only " + length
                    + " characters, or does not exist. Use a smaller column or another offset.");
        }
        String rest = line.substring(line.offsetByCodePoints(0, (int) column - 1));
        String part = TextCut.head(rest, window);
        return output(lineNumber, column, part, part.length() < rest.length() || page.firstLineTooLong());
    }

    private ToolOutput output(long lineNumber, long column, String part, boolean more) {
        long last = column + part.codePointCount(0, part.length()) - 1;
        String goOn = more
                ? " Use offset=" + lineNumber + " and column=" + (last + 1) + " to continue."
                : " The line ends here.";
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("truncation")
                .put("truncated", more)
                .put("truncatedBy", more ? "bytes" : null)
                .put("outputBytes", TextCut.utf8Bytes(part))
                .put("lastLinePartial", true);
        return ToolOutput.of(
                EscapedBytes.shown(part) + "\n\n[Characters " + column + "-" + last + " of line " + lineNumber + "."
                        + goOn + "]",
                metadata);
    }
}
