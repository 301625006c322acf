package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextPage.CutBy;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;

/** Cuts pages out of a text that is at hand whole. Used only by EditorWorkspace. */
final class ShownPages {

    private ShownPages() {}

    static TextPage cut(TextSnapshot whole, PageRequest request) {
        String text = whole.text();
        int start = startOf(text, request.firstLine());
        int end = start;
        int lines = 0;
        long bytes = 0;
        CutBy cutBy = null;
        while (end < text.length() && cutBy == null) {
            long content = bytes(text, end, endOfContent(text, end));
            if (lines == request.maxLines()) {
                cutBy = CutBy.LINES;
            } else if (content > 0 && bytes + content > request.maxBytes()) {
                cutBy = CutBy.BYTES;
            } else {
                int next = afterLine(text, end);
                lines++;
                bytes += bytes(text, end, next);
                end = next;
            }
        }
        boolean tooLong = cutBy == CutBy.BYTES && lines == 0;
        String page = tooLong
                ? TextCut.head(text.substring(start, endOfContent(text, start)), request.maxBytes())
                : text.substring(start, end);
        return new TextPage(
                page,
                request.firstLine(),
                tooLong ? 1 : lines,
                cutBy == null,
                lineCount(text),
                TextCut.utf8Bytes(text),
                cutBy,
                tooLong,
                whole.format(),
                whole.source(),
                whole.notices(),
                whole.version());
    }

    static TextPage withNotices(TextPage page, List<String> more) {
        if (more.isEmpty()) {
            return page;
        }
        List<String> notices = new ArrayList<>(page.notices());
        notices.addAll(more);
        return new TextPage(
                page.text(),
                page.firstLine(),
                page.lines(),
                page.endsAtEof(),
                page.totalLines(),
                page.totalBytes(),
                page.cutBy(),
                page.firstLineTooLong(),
                page.format(),
                page.source(),
                notices,
                page.version());
    }

    private static int startOf(String text, long firstLine) {
        int at = 0;
        for (long line = 1; line < firstLine && at < text.length(); line++) {
            at = afterLine(text, at);
        }
        return at;
    }

    /** Where the line that begins at {@code from} ends, its ending included: a line feed, a carriage return, or both. */
    private static int afterLine(String text, int from) {
        int end = endOfContent(text, from);
        if (end == text.length()) {
            return end;
        }
        boolean pair = text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n';
        return end + (pair ? 2 : 1);
    }

    private static int endOfContent(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
            at++;
        }
        return at;
    }

    private static long lineCount(String text) {
        long lines = 0;
        for (int at = 0; at < text.length(); at = afterLine(text, at)) {
            lines++;
        }
        return lines;
    }

    private static long bytes(String text, int from, int to) {
        return TextCut.utf8Bytes(CharBuffer.wrap(text, from, to));
    }
}
