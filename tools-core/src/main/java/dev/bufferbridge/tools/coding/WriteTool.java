package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextFormat;
import dev.bufferbridge.tools.api.TextFormat.LineEnding;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.engine.mutation.MutationQueue;
import dev.bufferbridge.tools.engine.path.DisplayPaths;
import dev.bufferbridge.tools.engine.path.PathResolver;
import dev.bufferbridge.tools.engine.schema.ArgumentReader;
import dev.bufferbridge.tools.engine.schema.ArgumentSchemas;
import dev.bufferbridge.tools.engine.text.EscapedBytes;
import dev.bufferbridge.tools.engine.text.LineBreaks;
import dev.bufferbridge.tools.engine.text.TextCut;
import dev.bufferbridge.tools.engine.text.TextDiff;
import dev.bufferbridge.tools.engine.text.TextEncodings;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@code write} tool: creates a file or replaces its whole text (rows P-110 to P-139).
 *
 * <p>Keeps an existing file's line endings and byte order mark where the new text has none of its own, and its encoding and mode always. Text that changed
 * since it was read is never overwritten; {@code force} does not lift that.
 */
public final class WriteTool implements Tool {

    /** Larger files cannot be compared with what is to replace them. */
    private static final long MOST_PRESENT_BYTES = Limit.MAX_WRITE_BYTES.hardCap();

    private static final String BOM = "\uFEFF";
    private static final ArgumentReader<WriteArguments> ARGUMENTS = ArgumentReader.of(WriteArguments.class);
    private static final ToolDefinition DEFINITION = new ToolDefinition(
            "write",
            "Creates a file, or replaces its whole text. Makes missing folders. To change a part of a file use edit."
                    + " Refused when the file has changed since it was read: read it again first.",
            ToolKind.WRITE,
            ToolEffect.LOCAL_MUTATION,
            false,
            ArgumentSchemas.of(WriteArguments.class));

    private final WriteOptions options;
    private final PathResolver paths;
    private final DisplayPaths display;

    private WriteTool(Path workingDirectory, WriteOptions options) {
        this.options = options;
        this.paths = PathResolver.of(workingDirectory);
        this.display = new DisplayPaths(paths.workingDirectory());
    }

    /** @param workingDirectory what relative paths are relative to */
    public static WriteTool create(Path workingDirectory, WriteOptions options) {
        return new WriteTool(workingDirectory, options);
    }

    public static WriteTool create(Path workingDirectory) {
        return create(workingDirectory, WriteOptions.defaults());
    }

    @Override
    public ToolDefinition definition() {
        return DEFINITION;
    }

    @Override
    public PreparedCall prepare(ObjectNode arguments, ToolContext context) throws ToolException {
        WriteArguments given = ARGUMENTS.read(arguments);
        if (!TextEncodings.isWellFormed(given.content())) {
            throw ToolException.badArguments(
                    "content holds half of a surrogate pair, which is no character; give whole characters");
        }
        requireSize(given.content());
        Path path = paths.resolve(given.path());
        TargetFile target = new TargetFile(path, display.show(path), options, context);
        @Nullable TextSnapshot present = target.current(MOST_PRESENT_BYTES);
        if (present != null) {
            target.requireRead(present, given.forced());
            target.requireFresh(present);
        }
        return new Call(target, present, stored(given.content(), present), context);
    }

    private void requireSize(String content) throws ToolException {
        long size = TextCut.utf8Bytes(content);
        long most = options.limits().get(Limit.MAX_WRITE_BYTES);
        if (size > most) {
            throw ToolException.failed("content has " + TextCut.size(size) + "; at most " + TextCut.size(most)
                    + " can be written at once. Write the first part, then add the rest with edit.");
        }
    }

    /** The text as it is to be stored: with the file's own line endings and byte order mark where it brings none. */
    private static String stored(String content, @Nullable TextSnapshot present) {
        if (present == null) {
            return content;
        }
        TextFormat format = present.format();
        String text = format.bom() && content.startsWith(BOM) ? content.substring(1) : content;
        boolean bringsEndings = text.indexOf('\r') >= 0;
        boolean wantsOthers = format.ending() == LineEnding.CRLF || format.ending() == LineEnding.CR;
        return wantsOthers && !bringsEndings ? LineBreaks.to(format.ending(), text) : text;
    }

    private static final class Call implements PreparedCall {

        private final TargetFile target;
        private final @Nullable TextSnapshot present;
        private final String text;
        private final ToolContext context;
        private final CallPreview preview;

        Call(TargetFile target, @Nullable TextSnapshot present, String text, ToolContext context) {
            this.target = target;
            this.present = present;
            this.text = text;
            this.context = context;
            this.preview = preview(target, present, text);
        }

        @Override
        public CallPreview preview() {
            return preview;
        }

        private static CallPreview preview(TargetFile target, @Nullable TextSnapshot present, String text) {
            @Nullable String before = present == null ? null : EscapedBytes.shown(present.text());
            int line = before == null ? 1 : TextDiff.firstChangedLine(before, text);
            return new CallPreview(
                    "Write " + target.shown(),
                    ToolKind.WRITE,
                    List.of(new CallPreview.Touched(target.path(), line)),
                    List.of(new FileChange(target.path(), FileChange.Operation.WRITE, before, text, line)),
                    null);
        }

        @Override
        public ToolOutput execute() throws ToolException {
            return MutationQueue.shared().withFile(target.path(), context.cancellation(), this::write);
        }

        private ToolOutput write() throws ToolException {
            context.cancellation().throwIfCancelled();
            WriteOutcome outcome = target.replace(present, text);
            if (outcome instanceof WriteOutcome.Refused refused) {
                throw ToolException.failed(refused.reason());
            }
            if (outcome instanceof WriteOutcome.Changed) {
                throw target.stale();
            }
            WriteOutcome.Written written = (WriteOutcome.Written) outcome;
            target.rememberWhole(written);
            return output(written);
        }

        private ToolOutput output(WriteOutcome.Written written) {
            TextSnapshot after = written.after();
            long bytes = TextCut.utf8Bytes(after.text()) + (after.format().bom() ? TextCut.utf8Bytes(BOM) : 0);
            long lines = pieces(after.text());
            ObjectNode metadata = JsonNodeFactory.instance.objectNode();
            metadata.put("bytes", bytes)
                    .put("lines", lines)
                    .put("path", target.path().toString());
            String said = "Successfully wrote " + bytes + " bytes (" + lines + " lines) to " + target.path()
                    + emptied(written) + StoredText.differences(written);
            @Nullable
            String before = written.before() == null
                    ? null
                    : EscapedBytes.shown(written.before().text());
            int line = before == null ? 1 : TextDiff.firstChangedLine(before, after.text());
            FileChange change = new FileChange(target.path(), FileChange.Operation.WRITE, before, after.text(), line);
            return ToolOutput.changed(said, metadata, List.of(change));
        }

        private static String emptied(WriteOutcome.Written written) {
            boolean hadText =
                    written.before() != null && !written.before().text().isEmpty();
            return hadText && written.after().text().isEmpty() ? "\nThe file had text and is now empty." : "";
        }

        /** Pieces between line feeds, so that a final one counts one more; none for an empty text. */
        private static long pieces(String text) {
            return text.isEmpty()
                    ? 0
                    : text.chars().filter(character -> character == '\n').count() + 1;
        }
    }
}
