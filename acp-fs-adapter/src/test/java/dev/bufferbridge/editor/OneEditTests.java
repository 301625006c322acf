package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.AcpClient;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.WriteTextFileRequest;
import dev.bufferbridge.acp.schema.WriteTextFileResponse;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.coding.EditTool;
import dev.bufferbridge.tools.coding.WriteOptions;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One call of the edit tool, dispatched as an agent does it, message by message. */
class OneEditTests {

    @TempDir
    Path folder;

    private final ScriptedEditor editor = new ScriptedEditor();
    private final List<String> messages = new ArrayList<>();
    private Path file;

    @BeforeEach
    void unsavedText() throws IOException {
        folder = folder.toRealPath();
        file = Files.writeString(folder.resolve("A.java"), "one\ntwo\n");
        editor.type(file, "one\nunsaved\n");
    }

    @Test
    @Row({"O-007", "O-051", "O-109", "O-110", "O-111"})
    void permittedEditOfAnUnsavedBuffer() throws IOException {
        ToolResult result = edit("allow-once", "unsaved", "edited");

        assertEquals(
                List.of(
                        "read A.java",
                        "tool_call pending",
                        "request_permission",
                        "read A.java",
                        "tool_call_update in_progress",
                        "read A.java",
                        "write A.java",
                        "read A.java",
                        "tool_call_update completed",
                        "_bufferbridge/lifecycle file_changed"),
                messages);
        assertEquals(null, result.error());
        assertEquals("one\nedited\n", editor.buffer(file));
        assertEquals("one\ntwo\n", Files.readString(file));
    }

    @Test
    @Row({"O-110", "O-122"})
    void rejectedEditChangesNothing() throws IOException {
        edit("reject-once", "unsaved", "edited");

        assertEquals(
                List.of(
                        "read A.java",
                        "tool_call pending",
                        "request_permission",
                        "tool_call_update failed",
                        "_bufferbridge/lifecycle permission_denied"),
                messages);
        assertEquals("one\nunsaved\n", editor.buffer(file));
    }

    private ToolResult edit(String optionId, String oldText, String newText) {
        editor.answering(request -> CompletableFuture.completedFuture(
                new RequestPermissionResponse(new RequestPermissionOutcome.Selected(optionId))));
        AcpClient client = new Recorded();
        EditorWorkspace files =
                EditorWorkspace.create(client, "s1", editor.offered(), Bench.disk(), Limits.defaults(), notice -> {});
        ToolRegistry registry = ToolRegistry.create();
        registry.register(EditTool.create(folder, WriteOptions.defaults().withFiles(files)));
        ToolDispatcher dispatcher = ToolDispatcher.builder(registry)
                .policy(request -> ExecutionPolicy.Decision.ask())
                .prompt(PermissionGate.create(client, "s1", Duration.ofSeconds(30)))
                .listener(ToolCallReporter.create(client, "s1", folder))
                .build();
        ToolContext context = new ToolContext(
                "s1",
                "s1",
                "t1",
                dev.bufferbridge.tools.api.Cancellation.none(),
                text -> {},
                LifecycleReporter.create(client, "s1", LifecycleReporterTests.wanting()));
        return dispatcher.dispatch("edit", arguments(oldText, newText), context);
    }

    private static ObjectNode arguments(String oldText, String newText) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("path", "A.java");
        arguments.putArray("edits").addObject().put("oldText", oldText).put("newText", newText);
        return arguments;
    }

    /** Notes each message on its way to the editor. */
    private final class Recorded implements AcpClient {

        @Override
        public CompletableFuture<ReadTextFileResponse> readTextFile(ReadTextFileRequest request) {
            messages.add("read " + Path.of(request.path()).getFileName());
            return editor.readTextFile(request);
        }

        @Override
        public CompletableFuture<WriteTextFileResponse> writeTextFile(WriteTextFileRequest request) {
            messages.add("write " + Path.of(request.path()).getFileName());
            return editor.writeTextFile(request);
        }

        @Override
        public CompletableFuture<RequestPermissionResponse> requestPermission(RequestPermissionRequest request) {
            messages.add("request_permission");
            return editor.requestPermission(request);
        }

        @Override
        public void sessionUpdate(SessionNotification notification) {
            if (notification.update() instanceof ToolCall call) {
                messages.add("tool_call " + call.status().value());
            } else if (notification.update() instanceof ToolCallUpdate update) {
                messages.add("tool_call_update " + update.status().value());
            }
        }

        @Override
        public void extNotification(String method, JsonNode params) {
            messages.add(method + " " + params.path("event").path("kind").asText());
        }
    }
}
