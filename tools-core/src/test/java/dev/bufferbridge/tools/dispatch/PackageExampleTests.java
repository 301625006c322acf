package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import dev.bufferbridge.tools.api.Tool;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compiles and runs the example of the package's documentation, word for word. */
final class PackageExampleTests {

    @Test
    void theExampleWorks() {
        FakeTool read = new FakeTool("read");
        read.running = (arguments, context) -> ToolOutput.of("text", JsonNodeFactory.instance.objectNode());
        List<Tool> tools = List.of(read);

        ToolRegistry registry = ToolRegistry.create().registerAll(tools);
        ToolDispatcher dispatcher = ToolDispatcher.builder(registry)
                .filter(ToolFilter.denying("shell"))
                .policy(request -> request.preview().kind().mutates() ? Decision.ask() : Decision.allow())
                .prompt(question -> new Answer(Outcome.ALLOW_ONCE, null))
                .build();
        ToolResult result = dispatcher.dispatchText("read", "{\"path\":\"a.txt\"}", ToolContext.standalone("call-1"));

        assertEquals(List.of(JsonNodeFactory.instance.objectNode().put("path", "a.txt")), read.executed);
        assertEquals("call-1", result.toolCallId());
    }
}
