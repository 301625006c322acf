package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DispatchHooksTests {

    private final FakeTool tool = new FakeTool("edit");
    private final RecordedEvents events = new RecordedEvents();
    private final List<String> order = new ArrayList<>();

    @Test
    void everyStepComesInItsOrder() {
        tool.planning = (arguments, context) -> {
            order.add("prepare");
            return FakeTool.preview("x");
        };
        tool.running = (arguments, context) -> {
            order.add("execute");
            return ToolOutput.of("done", object());
        };
        dispatch(builder()
                .callMiddleware((name, arguments, context) -> {
                    order.add("middleware");
                    return arguments;
                })
                .inputGuardrail((name, arguments, context) -> {
                    order.add("input guardrail");
                    return Optional.empty();
                })
                .policy(request -> {
                    order.add("policy");
                    return Decision.allow();
                })
                .validator((definition, arguments, preview, context) -> {
                    order.add("validator");
                    return Optional.empty();
                })
                .resultMiddleware((definition, result, context) -> {
                    order.add("result middleware");
                    return result;
                })
                .outputGuardrail((definition, result, context) -> {
                    order.add("output guardrail");
                    return Optional.empty();
                }));

        assertEquals(
                List.of(
                        "middleware",
                        "input guardrail",
                        "prepare",
                        "policy",
                        "validator",
                        "execute",
                        "result middleware",
                        "output guardrail"),
                order);
    }

    @Test
    void middlewareMayReplaceArgumentsAndTheRequestIsToldAsGiven() {
        dispatch(builder().callMiddleware((name, arguments, context) -> object().put("new", "replaced")));

        assertEquals(List.of(object().put("new", "replaced")), tool.executed);
        assertEquals("requested edit {\"new\":\"given\"}", events.lines.get(0));
    }

    @Test
    @Row("L-050")
    void anInputGuardrailStopsTheCallBeforeItIsPlanned() {
        ToolResult result =
                dispatch(builder().inputGuardrail((name, arguments, context) -> Optional.of("not on a Sunday")));

        assertEquals(ToolError.blocked(BlockedReason.VALIDATION_FAILED, "not on a Sunday"), error(result));
        assertEquals(0, tool.prepared.size());
        assertEquals(List.of("requested edit {\"new\":\"given\"}", "blocked edit validation_failed"), events.lines);
    }

    @Test
    @Row("L-050")
    void aValidatorHasTheLastWord() {
        ToolResult result = dispatch(
                builder().validator((definition, arguments, preview, context) -> Optional.of("too many files")));

        assertEquals(ToolError.blocked(BlockedReason.VALIDATION_FAILED, "too many files"), error(result));
        assertEquals(0, tool.executed.size());
        assertFalse(events.lines.stream().anyMatch(line -> line.startsWith("started")));
    }

    @Test
    @Row("L-050")
    void aHookThatThrowsBeforehandStopsTheCall() {
        ToolResult byMiddleware = dispatch(builder().callMiddleware((name, arguments, context) -> {
            throw new IllegalStateException("broken");
        }));
        ToolResult byGuardrail = dispatch(builder().inputGuardrail((name, arguments, context) -> {
            throw new IllegalStateException("broken");
        }));
        ToolResult byValidator = dispatch(builder().validator((definition, arguments, preview, context) -> {
            throw new IllegalStateException("broken");
        }));

        for (ToolResult result : List.of(byMiddleware, byGuardrail, byValidator)) {
            assertEquals(
                    ToolError.blocked(
                            BlockedReason.VALIDATION_FAILED,
                            "internal error while the call was checked; nothing was done"),
                    error(result));
        }
        assertEquals(0, tool.executed.size());
    }

    @Test
    void resultMiddlewareMayReplaceWhatEverybodySees() {
        ToolResult result = dispatch(builder()
                .resultMiddleware((definition, given, context) -> new ToolResult(
                        given.toolCallId(), given.name(), List.of(ContentBlock.text("redacted")), null, null)));

        assertEquals(new ToolResult("c", "edit", List.of(ContentBlock.text("redacted")), null, null), result);
    }

    @Test
    void anOutputGuardrailWithholdsTheResultFromListenersToo() {
        ToolResult result =
                dispatch(builder().outputGuardrail((definition, given, context) -> Optional.of("it holds a secret")));

        assertEquals(
                ToolResult.failed(
                        "c", "edit", ToolError.failed("edit ran, but its result is withheld: it holds a secret")),
                result);
        assertEquals("finished null 0", events.lines.get(3));
    }

    @Test
    void aHookThatThrowsAfterwardsWithholdsTheResult() {
        ToolResult result = dispatch(builder().resultMiddleware((definition, given, context) -> {
            throw new IllegalStateException("broken");
        }));

        assertEquals(
                ToolError.failed("edit ran, but its result is withheld: internal error while the result was checked"),
                error(result));
    }

    private ToolDispatcher.Builder builder() {
        return ToolDispatcher.builder(ToolRegistry.create().register(tool))
                .listener(events)
                .faultLog((where, cause) -> {});
    }

    private static ToolResult dispatch(ToolDispatcher.Builder builder) {
        return builder.build().dispatch("edit", object().put("new", "given"), ToolContext.standalone("c"));
    }

    private static ToolError error(ToolResult result) {
        ToolError error = result.error();
        assertNotNull(error);
        return error;
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
