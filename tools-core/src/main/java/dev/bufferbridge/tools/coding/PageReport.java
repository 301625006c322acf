package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.engine.text.EscapedBytes;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Says what a page shows and how to go on, and describes it as metadata (rows P-074, P-075, P-089). */
final class PageReport {

    private final TextPage page;
    private final PageRequest request;
    private final boolean limitGiven;

    PageReport(TextPage page, PageRequest request, boolean limitGiven) {
        this.page = page;
        this.request = request;
        this.limitGiven = limitGiven;
    }

    /** The page as the model gets it: the text byte for byte, then a footer in brackets where there is something to say. */
    String text() {
        String text = EscapedBytes.shown(page.text());
        String footer = footer() + loss() + notices();
        if (footer.isEmpty()) {
            return text;
        }
        String gap = text.isEmpty() ? "" : text.endsWith("\n") || text.endsWith("\r") ? "\n" : "\n\n";
        return text + gap + footer.strip();
    }

    private String footer() {
        if (page.lines() == 0 && page.endsAtEof()) {
            return "[The file exists and is empty.]";
        }
        if (page.firstLineTooLong()) {
            long next = page.text().codePointCount(0, page.text().length()) + 1L;
            return "[Line " + page.firstLine() + " is longer than " + TextCut.size(request.maxBytes())
                    + "; characters 1-"
                    + (next - 1) + " are shown. Use offset=" + page.firstLine() + " and column=" + next
                    + " to continue in this line, or offset=" + (page.firstLine() + 1) + " for the next one.]";
        }
        TextPage.@Nullable CutBy cutBy = page.cutBy();
        if (page.endsAtEof() || cutBy == null) {
            return "";
        }
        long next = page.firstLine() + page.lines();
        String goOn = "Use offset=" + next + " to continue.]";
        return switch (cutBy) {
            case LINES ->
                limitGiven && page.totalLines() != null
                        ? "[" + (page.totalLines() - next + 1) + " more lines in the file of " + page.totalLines()
                                + ". " + goOn
                        : "[Showing lines " + range() + ". " + goOn;
            case BYTES -> "[Showing lines " + range() + " (" + TextCut.size(request.maxBytes()) + " limit). " + goOn;
            case SCAN ->
                "[Showing lines " + range() + "; stopped after looking through " + TextCut.size(request.maxScanBytes())
                        + ". " + goOn;
        };
    }

    private String range() {
        String lines = page.firstLine() + "-" + (page.firstLine() + page.lines() - 1);
        return page.totalLines() == null ? lines : lines + " of " + page.totalLines();
    }

    private String loss() {
        return page.format().lossy()
                ? "\n[lossy: true. Some bytes are not "
                        + page.format().charset().name() + " and are shown as \uFFFD; do not copy those into an edit.]"
                : "";
    }

    private String notices() {
        StringBuilder said = new StringBuilder();
        page.notices().forEach(notice -> said.append("\n[").append(notice).append(']'));
        return said.toString();
    }

    ObjectNode metadata() {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        ObjectNode truncation = metadata.putObject("truncation");
        truncation.put("truncated", !page.endsAtEof());
        truncation.put("truncatedBy", truncatedBy());
        truncation.put("totalLines", page.totalLines());
        truncation.put("totalLinesKnown", page.totalLines() != null);
        truncation.put("totalBytes", page.totalBytes());
        truncation.put("totalBytesKnown", page.totalBytes() != null);
        truncation.put("outputLines", page.lines());
        truncation.put("outputBytes", TextCut.utf8Bytes(page.text()));
        truncation.put("lastLinePartial", page.firstLineTooLong());
        truncation.put("firstLineExceedsLimit", page.firstLineTooLong());
        truncation.put("maxLines", request.maxLines());
        truncation.put("maxBytes", request.maxBytes());
        if (page.format().lossy()) {
            metadata.put("lossy", true);
        }
        if (!page.format().charset().equals(StandardCharsets.UTF_8)) {
            metadata.put("encoding", page.format().charset().name());
        }
        return metadata;
    }

    private @Nullable String truncatedBy() {
        TextPage.@Nullable CutBy cutBy = page.cutBy();
        if (cutBy == null) {
            return null;
        }
        return switch (cutBy) {
            case LINES -> "lines";
            case BYTES -> "bytes";
            case SCAN -> "scan";
        };
    }
}
