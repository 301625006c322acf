package dev.bufferbridge.editor;

import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.TextPage.CutBy;
import dev.bufferbridge.tools.api.TextSnapshot;
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
            int next = afterLine(text, end);
            long size = utf8Length(text, end, next);
            if (lines == request.maxLines()) {
                cutBy = CutBy.LINES;
            } else if (bytes + size > request.maxBytes()) {
                cutBy = CutBy.BYTES;
            } else {
                lines++;
                bytes += size;
                end = next;
            }
        }
        boolean tooLong = cutBy == CutBy.BYTES && lines == 0;
        String page = tooLong ? head(text, start, request.maxBytes()) : text.substring(start, end);
        return new TextPage(
                page,
                request.firstLine(),
                tooLong ? 1 : lines,
                cutBy == null,
                lineCount(text),
                utf8Length(text),
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

    private static int afterLine(String text, int from) {
        int newline = text.indexOf('\n', from);
        return newline < 0 ? text.length() : newline + 1;
    }

    private static long lineCount(String text) {
        long lines = 0;
        for (int at = 0; at < text.length(); at = afterLine(text, at)) {
            lines++;
        }
        return lines;
    }

    /** As many characters as fit, never half of one. */
    private static String head(String text, int start, int maxBytes) {
        int end = start;
        long bytes = 0;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
            if (bytes > maxBytes) {
                break;
            }
            end += Character.charCount(point);
        }
        return text.substring(start, end);
    }

    static long utf8Length(String text) {
        return utf8Length(text, 0, text.length());
    }

    private static long utf8Length(String text, int from, int to) {
        long bytes = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return bytes;
    }
}
