package dev.bufferbridge.tools.dispatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.DispatchListener;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.LifecycleEvent;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolOutput;
import dev.bufferbridge.tools.api.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class ToolDispatcherTests {

    private final FakeTool tool = new FakeTool("edit");
    private final ToolRegistry registry = ToolRegistry.create().register(tool);
    private final RecordedEvents events = new RecordedEvents();
    private final List<LifecycleEvent> lifecycle = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private final Cancellation cancellation = Cancellation.none();
    private final ToolContext context = new ToolContext("s", "r", "call-1", cancellation, text -> {}, lifecycle::add);

    @Test
    @Row({"P-010", "P-011"})
    void aCallThatRunsGoesFromRequestToResult() {
        ObjectNode metadata = object().put("diff", "…");
        List<ContentBlock> content = List.of(ContentBlock.text("done"), new ContentBlock.Image("AA==", "image/png"));
        tool.running = (arguments, context) -> new ToolOutput(content, metadata, List.of(), null);

        ToolResult result = dispatch(builder(), object().put("new", "x"));

        assertEquals(new ToolResult("call-1", "edit", content, null, metadata), result);
        assertSame(metadata, result.metadata());
        assertEquals(
                List.of("requested edit {\"new\":\"x\"}", "prepared x", "started x", "finished ok 0"), events.lines);
        assertEquals(List.of(), lifecycle);
    }

    @Test
    @Row({"L-050", "P-011"})
    void anUnknownToolIsBlockedWithoutARequest() {
        ToolResult result = builder().build().dispatch("edti", object(), context);

        assertEquals(
                ToolResult.failed(
                        "call-1",
                        "edti",
                        ToolError.blocked(
                                BlockedReason.UNKNOWN_TOOL,
                                "there is no such tool; there are edit; did you mean edit?")),
                result);
        assertEquals(List.of("blocked edti unknown_tool"), events.lines);
    }

    @Test
    @Row({"L-050", "L-051"})
    void aFilteredToolIsDenied() {
        ToolResult result = dispatch(builder().filter(ToolFilter.denying("edit")), object());

        assertBlocked(BlockedReason.TOOL_DENIED, result);
        assertEquals(List.of("requested edit {}", "blocked edit tool_denied"), events.lines);
        assertEquals(0, tool.prepared.size());
    }

    @Test
    @Row({"P-023", "L-050"})
    void aTurnsMenuTakesToolsAwayAndNeverAddsAny() {
        registry.register(new FakeTool("read")).register(new FakeTool("shell"));
        ToolDispatcher all = builder().filter(ToolFilter.denying("shell")).build();

        ToolDispatcher turn = all.narrowedTo(List.of("read", "shell", "unheard-of"));

        assertEquals(List.of("edit", "read"), names(all.menu()));
        assertEquals(List.of("read"), names(turn.menu()));
        assertEquals(List.of(), names(turn.narrowedTo(List.of("edit")).menu()));
        assertEquals(List.of(), names(all.narrowedTo(List.of()).menu()));
        assertBlocked(BlockedReason.TOOL_DENIED, turn.dispatch("edit", object(), context));
        assertBlocked(BlockedReason.TOOL_DENIED, turn.dispatch("shell", object(), context));
        assertFalse(turn.dispatch("read", object(), context).isError());
    }

    @Test
    @Row("L-050")
    void argumentsThatAreNoObjectAreRefusedWithTheirCode() {
        ToolDispatcher dispatcher = builder().build();

        for (ToolResult result : List.of(
                dispatcher.dispatch("edit", IntNode.valueOf(3), context),
                dispatcher.dispatchText("edit", "[]", context),
                dispatcher.dispatchText("edit", "", context),
                dispatcher.dispatchText("edit", "{\"new\":", context),
                dispatcher.dispatchText("edit", "{} {}", context))) {
            assertBlocked(BlockedReason.INVALID_ARGUMENTS, result);
            assertEquals("invalid_json_arguments", error(result).code());
        }
        assertEquals(0, tool.prepared.size());
        assertFalse(dispatcher.dispatchText("edit", "{\"new\":\"x\"}", context).isError());
    }

    @Test
    @Row({"L-050", "P-017"})
    void argumentsThatTheToolRefusesBlockTheCall() {
        tool.planning = (arguments, context) -> {
            throw ToolException.badArguments("path is required");
        };

        ToolResult result = dispatch(builder(), object());

        assertEquals(
                ToolResult.failed(
                        "call-1", "edit", ToolError.blocked(BlockedReason.INVALID_ARGUMENTS, "path is required")),
                result);
        assertEquals(List.of("requested edit {}", "blocked edit invalid_arguments"), events.lines);
    }

    @Test
    void aPlanThatCannotBeMadeEndsTheCallBeforeItStarts() {
        tool.planning = (arguments, context) -> {
            throw ToolException.failed("no such file", "missing");
        };

        ToolResult result = dispatch(builder(), object());

        assertEquals(ToolResult.failed("call-1", "edit", ToolError.failed("no such file", "missing")), result);
        assertEquals(List.of("requested edit {}", "blocked edit missing"), events.lines);
    }

    @Test
    @Row({"P-018", "L-050"})
    void aDeniedCallRunsNothingAndSaysWhy() {
        ToolResult result = dispatch(
                builder().policy(request -> Decision.deny("edits are off; read instead")), object().put("secret", "x"));

        assertEquals(ToolError.blocked(BlockedReason.PERMISSION_DENIED, "edits are off; read instead"), error(result));
        assertEquals(0, tool.executed.size());
        assertEquals(
                List.of("requested edit {\"secret\":\"x\"}", "prepared after", "blocked edit permission_denied"),
                events.lines);
        assertEquals(
                List.of(new LifecycleEvent.PermissionDenied("edits are off; read instead", "edit", "call-1", null)),
                lifecycle);
    }

    @Test
    @Row("P-019")
    void aPolicyMayChangeTheCall() {
        ToolResult result = dispatch(
                builder().policy(request -> new Decision.Modify(object().put("new", "safe"))),
                object().put("new", "wild"));

        assertFalse(result.isError());
        assertEquals(List.of(object().put("new", "safe")), tool.executed);
        assertEquals(
                List.of(
                        "requested edit {\"new\":\"wild\"}",
                        "prepared wild",
                        "prepared safe",
                        "started safe",
                        "finished ok 0"),
                events.lines);
    }

    @Test
    @Row({"P-013", "P-018"})
    void aSharedPolicyAppliesUnlessAToolHasItsOwn() {
        registry.register(new FakeTool("read"));
        ToolDispatcher dispatcher = builder()
                .policy(request -> Decision.deny("no"))
                .policyFor("read", ExecutionPolicy.allowAll())
                .build();

        assertBlocked(BlockedReason.PERMISSION_DENIED, dispatcher.dispatch("edit", object(), context));
        assertFalse(dispatcher.dispatch("read", object(), context).isError());
    }

    @Test
    void thePolicySeesWhatWillBeDone() {
        List<ExecutionPolicy.Request> seen = new ArrayList<>();
        dispatch(
                builder().policy(request -> {
                    seen.add(request);
                    return Decision.allow();
                }),
                object().put("new", "x"));

        assertEquals(1, seen.size());
        assertEquals(FakeTool.preview("x"), seen.get(0).preview());
        assertEquals(object().put("new", "x"), seen.get(0).arguments());
        assertSame(tool.definition(), seen.get(0).tool());
    }

    @Test
    void aBrokenPolicyRefuses() {
        ToolResult result = dispatch(
                builder().policy(request -> {
                    throw new IllegalStateException("broken");
                }),
                object());

        assertBlocked(BlockedReason.PERMISSION_DENIED, result);
        assertEquals(List.of("the execution policy: java.lang.IllegalStateException: broken"), faults);
        assertFalse(error(result).message().contains("Exception"));
    }

    @Test
    void aToolThatThrowsIsAnInternalErrorWithoutItsClass() {
        tool.running = (arguments, context) -> {
            throw new IllegalStateException("com.example.Secret at line 3");
        };

        ToolResult result = dispatch(builder(), object());

        assertEquals(
                ToolError.failed("internal error in edit: it may have done a part of what was asked;"
                        + " check what is there before trying again"),
                error(result));
        assertEquals(List.of("requested edit {}", "prepared after", "started after", "failed null"), events.lines);
        assertEquals(List.of("edit: java.lang.IllegalStateException: com.example.Secret at line 3"), faults);
    }

    @Test
    void planningThatThrowsIsAnInternalErrorThatNeverStarted() {
        tool.planning = (arguments, context) -> {
            throw new StackOverflowError();
        };

        ToolResult result = dispatch(builder(), object());

        assertEquals(ToolError.failed("internal error in edit before it started; nothing was done"), error(result));
        assertEquals(List.of("requested edit {}", "blocked edit null"), events.lines);
    }

    @Test
    void aToolThatFailsSaysWhy() {
        tool.running = (arguments, context) -> {
            throw ToolException.failed("the disk is full", "disk_full");
        };

        assertEquals(
                ToolResult.failed("call-1", "edit", ToolError.failed("the disk is full", "disk_full")),
                dispatch(builder(), object()));
        assertEquals("failed disk_full", events.lines.get(3));
    }

    @Test
    void aCancelledToolIsAFailureThatSaysSo() {
        tool.running = (arguments, context) -> {
            throw new CancellationException();
        };

        ToolResult result = dispatch(builder(), object());

        assertTrue(error(result).isCancelled());
        assertEquals("failed cancelled", events.lines.get(3));
    }

    @Test
    void planningThatIsCancelledNeverStarts() {
        tool.planning = (arguments, context) -> {
            throw new CancellationException();
        };

        assertTrue(error(dispatch(builder(), object())).isCancelled());
        assertEquals(List.of("requested edit {}", "blocked edit cancelled"), events.lines);
    }

    @Test
    void aCallOfACancelledTurnTouchesNothing() {
        cancellation.cancel();

        assertTrue(error(dispatch(builder(), object())).isCancelled());
        assertEquals(0, tool.prepared.size());
    }

    @Test
    void aTurnCancelledWhileTheCallIsCheckedRunsNothing() {
        ToolResult result = dispatch(
                builder().validator((definition, arguments, preview, context) -> {
                    cancellation.cancel();
                    return Optional.empty();
                }),
                object());

        assertTrue(error(result).isCancelled());
        assertEquals(0, tool.executed.size());
    }

    @Test
    @Row("P-450")
    void eachChangedFileIsTold() {
        FileChange edited = FakeTool.change("a", "b");
        FileChange deleted = new FileChange(FakeTool.FILE, FileChange.Operation.DELETE, "b", null, null);
        tool.running = (arguments, context) ->
                new ToolOutput(List.of(), null, List.of(edited, deleted), ToolError.failed("half of it"));

        ToolResult result = dispatch(builder(), object());

        assertTrue(result.isError());
        assertEquals("finished null 2", events.lines.get(3));
        assertEquals(
                List.of(
                        new LifecycleEvent.FileChanged(FakeTool.FILE, FileChange.Operation.EDIT, "call-1"),
                        new LifecycleEvent.FileChanged(FakeTool.FILE, FileChange.Operation.DELETE, "call-1")),
                lifecycle);
    }

    @Test
    void progressReachesTheCallersContextAndTheListeners() {
        List<String> shown = new ArrayList<>();
        ToolContext showing = new ToolContext("s", "r", "c", cancellation, shown::add, event -> true);
        tool.running = (arguments, context) -> {
            context.progress().accept("half way");
            return ToolOutput.of("done", object());
        };

        builder().build().dispatch("edit", object(), showing);

        assertEquals(List.of("half way"), shown);
        assertEquals("progress half way", events.lines.get(3));
    }

    @Test
    void listenersAndLifecycleThatThrowDisturbNothing() {
        tool.running = (arguments, context) -> ToolOutput.changed("done", object(), List.of(FakeTool.change("a", "b")));
        ToolContext broken = new ToolContext("s", "r", "c", cancellation, text -> {}, event -> {
            throw new IllegalStateException("lifecycle");
        });
        ToolDispatcher dispatcher = ToolDispatcher.builder(registry)
                .faultLog((where, cause) -> faults.add(where + ": " + cause))
                .listener(new DispatchListener() {
                    @Override
                    public void started(
                            ToolDefinition tool, dev.bufferbridge.tools.api.CallPreview preview, ToolContext context) {
                        throw new IllegalStateException("listener");
                    }
                })
                .listener(events)
                .build();

        assertFalse(dispatcher.dispatch("edit", object(), broken).isError());
        assertEquals(4, events.lines.size());
        assertEquals(2, faults.size());
    }

    @Test
    void aQuoteIsShownOnlyWhereTheFileMayBeReadFreely() {
        tool.planning = (arguments, context) -> {
            throw ToolException.quoting(FakeTool.FILE, "not found; nearby: L1: secret", "not found; read it first");
        };
        ExecutionPolicy readsFreely =
                request -> request.preview().kind() == ToolKind.READ ? Decision.allow() : Decision.ask();
        ExecutionPolicy readsAsk = request -> Decision.ask();

        assertEquals(
                "not found; nearby: L1: secret",
                error(dispatch(builder().policy(readsFreely), object())).message());
        assertEquals(
                "not found; read it first",
                error(dispatch(builder().policy(readsAsk), object())).message());
    }

    @Test
    void aToolThatChangesItsArgumentsChangesNobodyElses() {
        ObjectNode given = object().put("new", "x");
        tool.planning = (arguments, context) -> {
            arguments.put("new", "changed");
            return FakeTool.preview("x");
        };

        dispatch(builder(), given);

        assertEquals(object().put("new", "x"), given);
    }

    private ToolDispatcher.Builder builder() {
        return ToolDispatcher.builder(registry)
                .listener(events)
                .faultLog((where, cause) -> faults.add(where + ": " + cause));
    }

    private ToolResult dispatch(ToolDispatcher.Builder builder, JsonNode arguments) {
        return builder.build().dispatch("edit", arguments, context);
    }

    private static void assertBlocked(BlockedReason reason, ToolResult result) {
        assertEquals(reason, error(result).blocked());
    }

    private static ToolError error(ToolResult result) {
        ToolError error = result.error();
        assertNotNull(error);
        return error;
    }

    private static List<String> names(List<ToolDefinition> tools) {
        return tools.stream().map(ToolDefinition::name).toList();
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
