package dev.bufferbridge.tools.engine.disk;

import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.engine.text.LineBreaks;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one page of a stream of characters, line by line. Holds the page and the line under way, never more; a line that does not fit is counted, not
 * kept. After the page it looks a little further, so that small files are counted to their end.
 */
final class PageScanner {

    /** How far to look on for the end of the file once the page is full, so that its total is known. */
    private static final int LOOK_FURTHER_BYTES = 256 * 1024;

    private final DecodingSource source;
    private final PageRequest request;
    private final Cancellation cancellation;

    private final StringBuilder page = new StringBuilder();
    private final StringBuilder line = new StringBuilder();
    private long pageBytes;
    private long lineBytes;
    private long lineNumber = 1;
    private int pageLines;
    private boolean lineOverflows;
    private boolean pageFull;
    private boolean firstLineTooLong;
    private TextPage.@Nullable CutBy cutBy;
    private boolean lastWasReturn;
    private boolean somethingOnLine;

    PageScanner(DecodingSource source, PageRequest request, Cancellation cancellation) {
        this.source = source;
        this.request = request;
        this.cancellation = cancellation;
    }

    TextPage scan() throws IOException {
        boolean ended = readToPageEnd();
        TextFormat format = format();
        Long totalLines = ended ? Long.valueOf(somethingOnLine ? lineNumber : lineNumber - 1) : null;
        boolean endsAtEof =
                ended && !firstLineTooLong && (totalLines == null || request.firstLine() + pageLines > totalLines);
        return new TextPage(
                page.toString(),
                request.firstLine(),
                pageLines,
                endsAtEof,
                totalLines,
                ended ? source.bytesRead() : null,
                endsAtEof ? null : cutBy,
                firstLineTooLong,
                format,
                TextSnapshot.Source.DISK,
                List.of(),
                ended ? source.version() : null);
    }

    /** Answers whether the end of the file was seen. */
    private boolean readToPageEnd() throws IOException {
        long lookUntil = Long.MAX_VALUE;
        while (true) {
            cancellation.throwIfCancelled();
            if (source.bytesRead() >= lookUntil && !source.atEnd()) {
                return false;
            }
            CharSequence chunk = source.next();
            if (chunk == null) {
                return endOfInput();
            }
            take(chunk);
            if (pageFull && lookUntil == Long.MAX_VALUE) {
                lookUntil = source.bytesRead() + LOOK_FURTHER_BYTES;
            }
        }
    }

    private boolean endOfInput() {
        if (source.isStopped()) {
            endByScan();
            return false;
        }
        endLastLine();
        return true;
    }

    private void take(CharSequence chunk) {
        for (int i = 0; i < chunk.length(); i++) {
            char character = chunk.charAt(i);
            if (lastWasReturn) {
                lastWasReturn = false;
                if (character == '\n') {
                    keep(character);
                    endLine();
                    continue;
                }
                endLine();
            }
            keep(character);
            somethingOnLine = true;
            if (character == '\n') {
                endLine();
            } else if (character == '\r') {
                lastWasReturn = true;
            }
        }
    }

    private void keep(char character) {
        boolean wanted = lineNumber >= request.firstLine() && !pageFull;
        if (!wanted || lineOverflows) {
            return;
        }
        lineBytes += bytesOf(character);
        line.append(character);
        if (pageBytes + lineBytes > request.maxBytes() && character != '\n' && character != '\r') {
            overflow();
        }
    }

    /** The line under way does not fit any more: the page ends before it, or, when it is the first, with a part of it. */
    private void overflow() {
        lineOverflows = true;
        cutBy = TextPage.CutBy.BYTES;
        pageFull = true;
        if (pageLines == 0) {
            firstLineTooLong = true;
            page.append(TextCut.head(line.toString(), request.maxBytes()));
            pageLines = 1;
        }
        line.setLength(0);
    }

    private void endLine() {
        if (lineNumber >= request.firstLine() && !pageFull) {
            page.append(line);
            pageBytes += lineBytes;
            pageLines++;
            if (pageLines >= request.maxLines()) {
                pageFull = true;
                cutBy = TextPage.CutBy.LINES;
            }
        }
        line.setLength(0);
        lineBytes = 0;
        lineOverflows = false;
        somethingOnLine = false;
        lineNumber++;
    }

    private void endLastLine() {
        if (lastWasReturn) {
            endLine();
        } else if (somethingOnLine && !pageFull && lineNumber >= request.firstLine()) {
            page.append(line);
            pageLines++;
        }
    }

    private void endByScan() {
        if (!pageFull) {
            cutBy = TextPage.CutBy.SCAN;
        }
    }

    private TextFormat format() {
        LineBreaks.Kinds kinds = LineBreaks.kindsIn(page.toString());
        return new TextFormat(source.charset(), source.hasBom(), kinds.ending(), kinds.mixed(), source.isLossy());
    }

    private static int bytesOf(char character) {
        if (character < 0x80) {
            return 1;
        }
        if (character < 0x800 || Character.isSurrogate(character)) {
            return 2;
        }
        return 3;
    }
}
