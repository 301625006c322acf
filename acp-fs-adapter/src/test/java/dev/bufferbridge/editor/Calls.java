package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.CallPreview.Touched;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a dispatcher would say of some calls. */
final class Calls {

    static final Path CWD = Path.of("/p/a");
    static final Path FILE = CWD.resolve("src/A.java");

    private Calls() {}

    static ToolDefinition tool(String name, ToolKind kind) {
        return new ToolDefinition(
                name, "Does it.", kind, ToolEffect.OBSERVATION, false, JsonNodeFactory.instance::objectNode);
    }

    static ToolDefinition edit() {
        return tool("edit", ToolKind.EDIT);
    }

    static CallPreview editing(String oldText, String newText) {
        return new CallPreview(
                "Edit src/A.java",
                ToolKind.EDIT,
                List.of(new Touched(FILE, 3)),
                List.of(change(oldText, newText)),
                null);
    }

    static FileChange change(@Nullable String oldText, @Nullable String newText) {
        return new FileChange(FILE, FileChange.Operation.EDIT, oldText, newText, 3);
    }

    static ToolContext context(String id) {
        return context(id, Cancellation.none());
    }

    static ToolContext context(String id, Cancellation cancellation) {
        return new ToolContext("s1", "s1", id, cancellation, text -> {}, event -> false);
    }

    static ObjectNode arguments(String path) {
        return JsonNodeFactory.instance.objectNode().put("path", path);
    }

    static ToolResult result(String id, String text, @Nullable JsonNode metadata) {
        return new ToolResult(id, "edit", List.of(ContentBlock.text(text)), null, (ObjectNode) metadata);
    }
}
