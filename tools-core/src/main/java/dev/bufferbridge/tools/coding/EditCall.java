package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;
import dev.bufferbridge.tools.api.TextSnapshot;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.engine.mutation.MutationQueue;
import dev.bufferbridge.tools.engine.text.AppliedEdit;
import dev.bufferbridge.tools.engine.text.EditPlan;
import dev.bufferbridge.tools.engine.text.EscapedBytes;
import dev.bufferbridge.tools.engine.text.MatchRule;
import dev.bufferbridge.tools.engine.text.TextDiff;
import dev.bufferbridge.tools.engine.text.TextEdit;
import java.util.List;

/** One planned call of the edit tool. */
final class EditCall implements PreparedCall {

    /** How often a text that changes under our hands is read again before giving up. */
    private static final int MOST_ATTEMPTS = 3;

    private static final int MOST_RULES_TOLD = 5;

    private final EditTool tool;
    private final TargetFile target;
    private final List<TextEdit> edits;
    private final TextSnapshot present;
    private final EditPlan plan;
    private final ToolContext context;
    private final CallPreview preview;

    EditCall(
            EditTool tool,
            TargetFile target,
            List<TextEdit> edits,
            TextSnapshot present,
            EditPlan plan,
            ToolContext context) {
        this.tool = tool;
        this.target = target;
        this.edits = edits;
        this.present = present;
        this.plan = plan;
        this.context = context;
        this.preview = preview(target, plan);
    }

    @Override
    public CallPreview preview() {
        return preview;
    }

    private static CallPreview preview(TargetFile target, EditPlan plan) {
        FileChange change = new FileChange(
                target.path(),
                FileChange.Operation.EDIT,
                EscapedBytes.shown(plan.oldText()),
                EscapedBytes.shown(plan.newText()),
                plan.firstChangedLine());
        return new CallPreview(
                "Edit " + target.shown(),
                ToolKind.EDIT,
                List.of(new CallPreview.Touched(target.path(), plan.firstChangedLine())),
                List.of(change),
                null);
    }

    @Override
    public ToolOutput execute() throws ToolException {
        return MutationQueue.shared().withFile(target.path(), context.cancellation(), this::edit);
    }

    private ToolOutput edit() throws ToolException {
        TextSnapshot now = present;
        EditPlan fresh = plan;
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            context.cancellation().throwIfCancelled();
            // the replacement itself reads the text once more and compares
            WriteOutcome outcome = target.replace(now, fresh.newText());
            if (outcome instanceof WriteOutcome.Refused refused) {
                throw ToolException.failed(refused.reason());
            }
            if (outcome instanceof WriteOutcome.Written written) {
                target.rememberEdited(written);
                return output(written, fresh);
            }
            now = tool.read(target);
            fresh = tool.plan(target, now, edits);
        }
        throw ToolException.failed(target.shown()
                + " keeps changing while it is edited. Nothing was changed; read it again and try once more.");
    }

    private ToolOutput output(WriteOutcome.Written written, EditPlan done) {
        String before = EscapedBytes.shown(
                written.before() == null ? done.oldText() : written.before().text());
        String after = EscapedBytes.shown(written.after().text());
        int line = TextDiff.firstChangedLine(before, after);
        TextDiff diff = TextDiff.of(before, after);
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.put("path", target.path().toString());
        metadata.put("diff", diff.forPeople());
        metadata.put("patch", diff.unifiedPatch(target.shown()));
        metadata.put("firstChangedLine", line);
        if (done.isFuzzy()) {
            metadata.put("fuzzy", true);
        }
        FileChange change = new FileChange(target.path(), FileChange.Operation.EDIT, before, after, line);
        return ToolOutput.changed(confirmation(done) + StoredText.differences(written), metadata, List.of(change));
    }

    private String confirmation(EditPlan done) {
        StringBuilder said = new StringBuilder("Successfully replaced "
                + done.edits().size() + " block(s) in " + target.shown() + (done.isFuzzy() ? " (fuzzy match)." : "."));
        List<AppliedEdit> tolerant = done.edits().stream()
                .filter(edit -> edit.rule() != MatchRule.EXACT)
                .toList();
        tolerant.stream()
                .limit(MOST_RULES_TOLD)
                .forEach(edit -> said.append("\nedits[")
                        .append(edit.index())
                        .append("] matched ")
                        .append(edit.rule().words())
                        .append(", at line ")
                        .append(edit.line())
                        .append('.'));
        if (tolerant.size() > MOST_RULES_TOLD) {
            said.append("\n… and ").append(tolerant.size() - MOST_RULES_TOLD).append(" more of the kind.");
        }
        return said.toString();
    }
}
