package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.PageRequest;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.ReadLedger.LineRange;
import dev.bufferbridge.tools.api.TextPage;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.engine.path.DisplayPaths;
import dev.bufferbridge.tools.engine.path.PathResolver;
import dev.bufferbridge.tools.engine.path.RealPaths;
import dev.bufferbridge.tools.engine.schema.ArgumentReader;
import dev.bufferbridge.tools.engine.schema.ArgumentSchemas;
import dev.bufferbridge.tools.engine.text.TextCut;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The {@code read} tool: a page of a text file, an image, or a document's text (rows P-070 to P-097).
 *
 * <p>The page is the file's text, character for character, so that it can be used as the old text of an edit; what must be said besides stands in a footer in
 * brackets. Never loads a whole file for a page from the disk.
 */
public final class ReadTool implements Tool {

    private static final ArgumentReader<ReadArguments> ARGUMENTS = ArgumentReader.of(ReadArguments.class);
    private static final ToolDefinition DEFINITION = new ToolDefinition(
            "read",
            "Reads a text file, or an image (PNG, JPEG, GIF, WebP, BMP). Text comes in pages; the footer says how to go on."
                    + " What an editor shows counts, unsaved changes included. Use findText to start at a line that holds a text.",
            ToolKind.READ,
            ToolEffect.OBSERVATION,
            false,
            ArgumentSchemas.of(ReadArguments.class));

    private final ReadOptions options;
    private final PathResolver paths;
    private final DisplayPaths display;

    private ReadTool(Path workingDirectory, ReadOptions options) {
        this.options = options;
        this.paths = PathResolver.of(workingDirectory);
        this.display = new DisplayPaths(paths.workingDirectory());
    }

    /** @param workingDirectory what relative paths are relative to */
    public static ReadTool create(Path workingDirectory, ReadOptions options) {
        return new ReadTool(workingDirectory, options);
    }

    public static ReadTool create(Path workingDirectory) {
        return create(workingDirectory, ReadOptions.defaults());
    }

    @Override
    public ToolDefinition definition() {
        return DEFINITION;
    }

    @Override
    public PreparedCall prepare(ObjectNode arguments, ToolContext context) throws ToolException {
        ReadArguments given = ARGUMENTS.read(arguments);
        return new Call(given, paths.existing(given.path()), context);
    }

    private final class Call implements PreparedCall {

        private final ReadArguments given;
        private final Path path;
        private final String shown;
        private final ToolContext context;

        Call(ReadArguments given, Path path, ToolContext context) {
            this.given = given;
            this.path = path;
            this.shown = display.show(path);
            this.context = context;
        }

        @Override
        public CallPreview preview() {
            Integer line = given.offset() == null ? null : (int) Math.min(Integer.MAX_VALUE, given.firstLine());
            return new CallPreview(
                    "Read " + shown, ToolKind.READ, List.of(new CallPreview.Touched(path, line)), List.of(), null);
        }

        @Override
        public ToolOutput execute() throws ToolException {
            try {
                FileFacts facts = options.files().facts(path, context.cancellation());
                FileFaults.requireFile(shown, facts);
                Optional<ToolOutput> picture =
                        new PictureReader(options).read(path, shown, facts.bytes(), context.cancellation());
                if (picture.isPresent()) {
                    options.ledger().recordName(key());
                    return picture.get();
                }
                return given.column() == null ? page(startLine()) : partOfLine(given.column());
            } catch (IOException e) {
                throw FileFaults.of(shown, e);
            }
        }

        private long startLine() throws IOException, ToolException {
            String wanted = given.findText();
            if (wanted == null) {
                return given.firstLine();
            }
            boolean ignoreCase = given.findMode() == ReadArguments.FindMode.CASE_INSENSITIVE;
            PageFinder finder = new PageFinder(
                    options.files(), path, shown, options.limits().get(Limit.MAX_SCAN_BYTES));
            OptionalLong line = finder.find(wanted, ignoreCase, given.firstLine(), context.cancellation());
            if (line.isEmpty()) {
                throw ToolException.failed(
                        "findText was not found in " + shown + " at or after line " + given.firstLine()
                                + ". It is literal text, not a pattern; try fewer characters or findMode case-insensitive.");
            }
            return line.getAsLong();
        }

        private ToolOutput page(long firstLine) throws IOException, ToolException {
            int most = options.limits().getInt(Limit.MAX_LINES);
            int lines = given.limit() == null ? most : (int) Math.min(most, given.limit());
            PageRequest request = new PageRequest(
                    firstLine,
                    lines,
                    options.limits().getInt(Limit.MAX_BYTES),
                    options.limits().get(Limit.MAX_SCAN_BYTES));
            TextPage page = options.files().page(path, request, context.cancellation());
            requireLines(page, firstLine);
            remember(page);
            PageReport report = new PageReport(page, request, given.limit() != null);
            return ToolOutput.of(report.text(), report.metadata());
        }

        private void requireLines(TextPage page, long firstLine) throws ToolException {
            if (page.lines() > 0) {
                return;
            }
            Long total = page.totalLines();
            if (page.cutBy() == TextPage.CutBy.SCAN) {
                throw ToolException.failed(
                        "Line " + firstLine + " of " + shown + " lies beyond the first "
                                + TextCut.size(options.limits().get(Limit.MAX_SCAN_BYTES))
                                + ", which is as far as may be looked. Use a smaller offset, or another tool for the end of the file.");
            }
            if (total != null && (total > 0 || firstLine > 1)) {
                throw ToolException.failed("Offset " + firstLine + " is beyond the end of " + shown + ", which has "
                        + total + (total == 1 ? " line." : " lines.") + " Use an offset up to " + Math.max(1, total)
                        + ".");
            }
        }

        /** A window into a line that is too long for a page (O-013). */
        private ToolOutput partOfLine(long column) throws IOException, ToolException {
            LongLine line = new LongLine(options, path, shown, context.cancellation());
            ToolOutput part = line.read(given.firstLine(), column);
            options.ledger().recordName(key());
            return part;
        }

        private void remember(TextPage page) {
            if (page.firstLineTooLong()) {
                options.ledger().recordName(key());
            } else if (page.firstLine() == 1 && page.endsAtEof() && page.version() != null) {
                options.ledger().recordWhole(key(), page.version());
            } else if (page.lines() > 0) {
                LineRange range = new LineRange(page.firstLine(), page.firstLine() + page.lines() - 1);
                options.ledger().recordLines(key(), page.version(), range);
            } else {
                options.ledger().recordName(key());
            }
        }

        private Path key() {
            return RealPaths.followOrKeep(path);
        }
    }
}
