package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.engine.path.DisplayPaths;
import dev.bufferbridge.tools.engine.path.PathResolver;
import dev.bufferbridge.tools.engine.schema.ArgumentReader;
import dev.bufferbridge.tools.engine.schema.ArgumentSchemas;
import dev.bufferbridge.tools.engine.text.EditPlan;
import dev.bufferbridge.tools.engine.text.EditPlanner;
import dev.bufferbridge.tools.engine.text.EditRejected;
import dev.bufferbridge.tools.engine.text.TextCut;
import dev.bufferbridge.tools.engine.text.TextEdit;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@code edit} tool: replaces pieces of a file by their text (rows P-150 to P-176).
 *
 * <p>All edits apply or none does. The text is read again right before it is written, and the edits are matched on that: what the user typed elsewhere in the
 * meantime stays, and an edit that no longer matches once changes nothing.
 */
public final class EditTool implements Tool {

    private static final ArgumentReader<EditArguments> ARGUMENTS = ArgumentReader.of(EditArguments.class);
    private static final ToolDefinition DEFINITION = new ToolDefinition(
            "edit",
            "Replaces pieces of an existing file. Each oldText must be found exactly once; copy it from a fresh read, with enough lines around it."
                    + " All edits are matched against the file as it is now and applied together, or nothing is changed.",
            ToolKind.EDIT,
            ToolEffect.LOCAL_MUTATION,
            false,
            ArgumentSchemas.of(EditArguments.class));

    private final WriteOptions options;
    private final PathResolver paths;
    private final DisplayPaths display;

    private EditTool(Path workingDirectory, WriteOptions options) {
        this.options = options;
        this.paths = PathResolver.of(workingDirectory);
        this.display = new DisplayPaths(paths.workingDirectory());
    }

    /** @param workingDirectory what relative paths are relative to */
    public static EditTool create(Path workingDirectory, WriteOptions options) {
        return new EditTool(workingDirectory, options);
    }

    public static EditTool create(Path workingDirectory) {
        return create(workingDirectory, WriteOptions.defaults());
    }

    @Override
    public ToolDefinition definition() {
        return DEFINITION;
    }

    @Override
    public PreparedCall prepare(ObjectNode arguments, ToolContext context) throws ToolException {
        EditArguments given = ARGUMENTS.read(LenientEdits.straightened(arguments));
        List<TextEdit> edits = given.edits().stream()
                .map(edit -> new TextEdit(edit.oldText(), edit.newText()))
                .toList();
        requireSizes(edits);
        Path path = paths.resolve(given.path());
        TargetFile target = new TargetFile(path, display.show(path), options, context);
        FileFacts facts = target.facts();
        FileFaults.requireFile(target.shown(), facts);
        requireTargetSize(target, facts);
        TextSnapshot present = read(target);
        target.requireRead(present, given.forced());
        EditPlan plan = plan(target, present, edits);
        return new EditCall(this, target, edits, present, plan, context);
    }

    /** What is there now; refuses what is no text. */
    TextSnapshot read(TargetFile target) throws ToolException {
        @Nullable TextSnapshot present = target.current(options.limits().get(Limit.MAX_EDIT_TARGET_BYTES));
        if (present == null) {
            throw FileFaults.missing(target.shown());
        }
        int looked = Math.min(present.text().length(), 8_192);
        if (present.text().lastIndexOf('\0', looked) >= 0) {
            throw ToolException.failed(
                    target.shown() + " is a binary file and cannot be edited as text. Nothing was changed.");
        }
        return present;
    }

    EditPlan plan(TargetFile target, TextSnapshot present, List<TextEdit> edits) throws ToolException {
        try {
            return EditPlanner.plan(target.shown(), present.text(), edits);
        } catch (EditRejected rejected) {
            throw rejected.quotes()
                    ? ToolException.quoting(target.path(), rejected.getMessage(), rejected.withoutQuote())
                    : ToolException.failed(rejected.getMessage());
        }
    }

    private void requireSizes(List<TextEdit> edits) throws ToolException {
        int mostEdits = options.limits().getInt(Limit.MAX_EDITS);
        if (edits.size() > mostEdits) {
            throw ToolException.failed("There are " + edits.size() + " edits; at most " + mostEdits
                    + " can be made at once. Make them in several calls.");
        }
        long size = edits.stream()
                .mapToLong(edit -> TextCut.utf8Bytes(edit.oldText()) + TextCut.utf8Bytes(edit.newText()))
                .sum();
        long most = options.limits().get(Limit.MAX_EDIT_INPUT_BYTES);
        if (size > most) {
            throw ToolException.failed("The edits have " + TextCut.size(size) + " of text; at most "
                    + TextCut.size(most) + " can be given at once. Make them in several calls.");
        }
    }

    private void requireTargetSize(TargetFile target, FileFacts facts) throws ToolException {
        long most = options.limits().get(Limit.MAX_EDIT_TARGET_BYTES);
        if (facts.bytes() > most) {
            throw ToolException.failed(target.shown() + " has " + TextCut.size(facts.bytes()) + "; files over "
                    + TextCut.size(most) + " cannot be edited. Nothing was changed; use another tool for it.");
        }
    }
}
