package dev.bufferbridge.tools.dispatch;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A tool whose planning and running a test scripts; it remembers what it was asked. */
final class FakeTool implements Tool {

    static final Path FILE = Path.of("/p/a.txt");

    private final ToolDefinition definition;
    final List<ObjectNode> prepared = new ArrayList<>();
    final List<ObjectNode> executed = new ArrayList<>();
    Planning planning = (arguments, context) -> preview(arguments.path("new").asText("after"));
    Running running = (arguments, context) -> ToolOutput.of("done", JsonNodeFactory.instance.objectNode());

    FakeTool(String name) {
        this(name, false);
    }

    FakeTool(String name, boolean exclusive) {
        this.definition = new ToolDefinition(
                name,
                "A fake.",
                ToolKind.EDIT,
                ToolEffect.LOCAL_MUTATION,
                exclusive,
                () -> JsonNodeFactory.instance.objectNode());
    }

    @Override
    public ToolDefinition definition() {
        return definition;
    }

    @Override
    public PreparedCall prepare(ObjectNode arguments, ToolContext context) throws ToolException {
        synchronized (this) {
            prepared.add(arguments);
        }
        CallPreview preview = planning.plan(arguments, context);
        return new PreparedCall() {
            @Override
            public CallPreview preview() {
                return preview;
            }

            @Override
            public ToolOutput execute() throws ToolException {
                synchronized (FakeTool.this) {
                    executed.add(arguments);
                }
                return running.run(arguments, context);
            }
        };
    }

    /** The plan of an edit of {@link #FILE} to this text. */
    static CallPreview preview(String newText) {
        return preview("before", newText);
    }

    static CallPreview preview(String oldText, String newText) {
        return new CallPreview(
                "Edit a.txt",
                ToolKind.EDIT,
                List.of(new CallPreview.Touched(FILE, 1)),
                List.of(change(oldText, newText)),
                null);
    }

    static FileChange change(String oldText, String newText) {
        return new FileChange(FILE, FileChange.Operation.EDIT, oldText, newText, 1);
    }

    interface Planning {
        CallPreview plan(ObjectNode arguments, ToolContext context) throws ToolException;
    }

    interface Running {
        ToolOutput run(ObjectNode arguments, ToolContext context) throws ToolException;
    }
}
