package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;

/** The lines of a text that a read asks for; clients differ in where such a page ends. */
final class LinePage {

    private LinePage() {}

    static String of(String text, ReadTextFileRequest request, EditorSettings settings) {
        if (request.line() == null && request.limit() == null) {
            return text;
        }
        int first = request.line() == null ? 1 : Math.max(1, request.line());
        int start = startOfLine(text, 0, first - 1);
        if (start < 0 || start == text.length()) {
            if (settings.has(EditorQuirk.READ_PAST_END_IS_ERROR)) {
                throw new AcpException(AcpError.INVALID_PARAMS, "Attempted to read beyond the end of the file");
            }
            return "";
        }
        int end = request.limit() == null ? -1 : startOfLine(text, start, Math.max(0, request.limit()));
        String page = text.substring(start, end < 0 ? text.length() : end);
        return settings.has(EditorQuirk.PAGE_DROPS_FINAL_NEWLINE) && page.endsWith("\n")
                ? page.substring(0, page.length() - 1)
                : page;
    }

    /** Where the line begins that is {@code lines} further on, or -1 when the text ends before. */
    private static int startOfLine(String text, int from, int lines) {
        int at = from;
        for (int skipped = 0; skipped < lines; skipped++) {
            int feed = text.indexOf('\n', at);
            if (feed < 0) {
                return -1;
            }
            at = feed + 1;
        }
        return at;
    }
}
