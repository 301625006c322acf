package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.CallPreview.Touched;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolCallReporterTests {

    private final ScriptedEditor editor = new ScriptedEditor();
    private long now;
    private final ToolCallReporter reporter = ToolCallReporter.create(editor, "s1", Calls.CWD, () -> now);
    private final ToolDefinition edit = Calls.edit();
    private final ToolContext context = Calls.context("t1");
    private final CallPreview preview = Calls.editing("old\n", "new\n");

    @Test
    @Row({"O-110", "O-136", "O-137", "O-141"})
    void oneEditMessageByMessage() {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode().put("firstChangedLine", 3);

        reporter.requested(edit, Calls.arguments("src/A.java"), context);
        reporter.prepared(edit, preview, context);
        reporter.prepared(edit, preview, context);
        reporter.started(edit, preview, context);
        reporter.finished(
                edit, Calls.result("t1", "Edited.", metadata), List.of(Calls.change("old\n", "new\n")), context);

        List<ToolCallLocation> where = List.of(new ToolCallLocation("/p/a/src/A.java", 3));
        ObjectNode meta = JsonNodeFactory.instance.objectNode();
        meta.putObject("bufferbridge").put("event", "file_changed").put("op", "edit");
        assertEquals(
                List.of(
                        new ToolCall(
                                "t1",
                                "Edit src/A.java",
                                dev.bufferbridge.acp.schema.ToolKind.EDIT,
                                ToolCallStatus.PENDING,
                                where,
                                Calls.arguments("src/A.java")),
                        new ToolCallUpdate("t1").withStatus(ToolCallStatus.IN_PROGRESS),
                        new ToolCallUpdate("t1")
                                .withStatus(ToolCallStatus.COMPLETED)
                                .withContent(List.of(new ToolCallContent.Diff("/p/a/src/A.java", "old\n", "new\n")))
                                .withLocations(where)
                                .withRawOutput(metadata)
                                .withExtra(Extra.ofMeta(meta))),
                updates());
    }

    @Test
    @Row("O-110")
    void deniedCallIsToldOfBeforeAndFailedAfter() {
        reporter.requested(edit, Calls.arguments("src/A.java"), context);
        reporter.prepared(edit, preview, context);
        reporter.blocked("edit", blocked("the user did not allow this"), context);

        assertEquals(List.of("pending", "failed"), statuses());
        assertEquals(
                List.of(ToolCallContent.text("the user did not allow this")),
                ((ToolCallUpdate) updates().get(1)).content());
    }

    @Test
    @Row("O-142")
    void callWithoutAPathHasNoPlacesAndFailsWithAText() {
        reporter.requested(edit, JsonNodeFactory.instance.objectNode(), context);
        reporter.blocked("edit", blocked("path is missing"), context);

        ToolCall told = (ToolCall) updates().get(0);
        assertEquals("Edit", told.title());
        assertEquals(List.of(), told.locations());
        assertEquals(List.of("pending", "failed"), statuses());
    }

    @ParameterizedTest
    @Row("O-158")
    @CsvSource({
        "src/A.java, Edit src/A.java, /p/a/src/A.java",
        "/p/a/x.txt, Edit x.txt, /p/a/x.txt",
        "/p/ab/x.txt, Edit /p/ab/x.txt, /p/ab/x.txt",
        "../b/x.txt, Edit /p/b/x.txt, /p/b/x.txt"
    })
    void earlyTitleIsRelativeInsideTheFolderOnly(String path, String title, String location) {
        reporter.requested(edit, Calls.arguments(path), context);
        reporter.blocked("edit", blocked("no"), context);

        ToolCall told = (ToolCall) updates().get(0);
        assertEquals(title, told.title());
        assertEquals(List.of(new ToolCallLocation(location, null)), told.locations());
    }

    @Test
    void unknownToolIsNotToldOf() {
        reporter.blocked("nonsense", blocked("there is no such tool"), context);

        assertEquals(List.of(), updates());
    }

    @Test
    @Row("O-122")
    void whateverIsOpenFailsWhenTheTurnEndsAndNothingComesAfter() {
        ToolContext second = Calls.context("t2");
        reporter.requested(edit, Calls.arguments("src/A.java"), context);
        reporter.prepared(edit, preview, context);
        reporter.requested(edit, Calls.arguments("b"), second);
        reporter.prepared(edit, preview, second);
        reporter.started(edit, preview, second);

        reporter.finishOpen("cancelled");
        reporter.finishOpen("cancelled");
        reporter.progress(edit, "late", second);
        reporter.finished(edit, Calls.result("t2", "late", null), List.of(), second);

        assertEquals(List.of("pending", "pending", "in_progress", "failed", "failed"), statuses());
    }

    @Test
    void callOfACancelledTurnIsNotToldOf() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        ToolContext late = Calls.context("t1", cancellation);

        reporter.requested(edit, Calls.arguments("a"), late);
        reporter.blocked("edit", blocked("cancelled"), late);

        assertEquals(List.of(), updates());
    }

    @Test
    @Row("O-140")
    void progressIsSentWholeEachTimeAndNotTooOften() {
        reporter.requested(edit, Calls.arguments("a"), context);
        reporter.started(edit, preview, context);

        reporter.progress(edit, "one\n", context);
        reporter.progress(edit, "two\n", context);
        now += 250_000_000;
        reporter.progress(edit, "three\n", context);

        assertEquals(
                List.of(List.of(ToolCallContent.text("one\n")), List.of(ToolCallContent.text("one\ntwo\nthree\n"))),
                updates().stream()
                        .filter(ToolCallUpdate.class::isInstance)
                        .map(update -> ((ToolCallUpdate) update).content())
                        .filter(java.util.Objects::nonNull)
                        .toList());
    }

    @ParameterizedTest
    @Row("O-143")
    @CsvSource({
        "READ, read",
        "WRITE, edit",
        "EDIT, edit",
        "SEARCH, search",
        "DELETE, delete",
        "MOVE, move",
        "EXECUTE, execute",
        "THINK, think",
        "OTHER, other"
    })
    void eachKindIsTheProtocols(ToolKind kind, String expected) {
        CallPreview call = new CallPreview("Do it", kind, List.of(), List.of(), null);
        reporter.requested(Calls.tool("x", kind), Calls.arguments("a"), context);
        reporter.prepared(Calls.tool("x", kind), call, context);

        assertEquals(expected, ((ToolCall) updates().get(0)).kind().value());
    }

    @Test
    @Row("O-161")
    void searchNamesNoPlaces() {
        List<Touched> hits = IntStream.range(0, 200)
                .mapToObj(i -> new Touched(Path.of("/p/a/f" + i), 1))
                .toList();
        CallPreview search = new CallPreview("Search x", ToolKind.SEARCH, hits, List.of(), null);
        reporter.requested(Calls.tool("search", ToolKind.SEARCH), Calls.arguments("."), context);
        reporter.prepared(Calls.tool("search", ToolKind.SEARCH), search, context);

        assertEquals(List.of(), ((ToolCall) updates().get(0)).locations());
    }

    @Test
    void readShowsItsText() {
        reporter.requested(edit, Calls.arguments("a"), context);
        reporter.started(edit, preview, context);
        reporter.finished(edit, Calls.result("t1", "the text", null), List.of(), context);

        assertEquals(
                List.of(ToolCallContent.text("the text")),
                ((ToolCallUpdate) updates().get(2)).content());
    }

    @Test
    void resultThatIsAnErrorFailsAndShowsWhatThereIs() {
        ToolResult partial =
                new ToolResult("t1", "shell", List.of(ContentBlock.text("half")), ToolError.failed("timed out"), null);
        reporter.requested(edit, Calls.arguments("a"), context);
        reporter.started(edit, preview, context);
        reporter.finished(edit, partial, List.of(), context);

        assertEquals(
                new ToolCallUpdate("t1")
                        .withStatus(ToolCallStatus.FAILED)
                        .withContent(List.of(ToolCallContent.text("half"), ToolCallContent.text("timed out"))),
                updates().get(2));
    }

    @Test
    @Row({"O-136", "O-137"})
    void newFileHasNoOldTextAndSeveralChangesOfOneFileAreOneDiff() {
        reporter.requested(edit, Calls.arguments("a"), context);
        reporter.started(edit, preview, context);
        List<FileChange> changes = List.of(Calls.change(null, "one"), Calls.change("one", "two"));
        reporter.finished(edit, Calls.result("t1", "done", null), changes, context);

        assertEquals(
                List.of(new ToolCallContent.Diff("/p/a/src/A.java", null, "two")),
                ((ToolCallUpdate) updates().get(2)).content());
    }

    @Test
    void rawInputIsWhatWasGivenThen() {
        ObjectNode arguments = Calls.arguments("a");
        reporter.requested(edit, arguments, context);
        arguments.put("path", "changed since");
        reporter.prepared(edit, preview, context);

        assertEquals(Calls.arguments("a"), ((ToolCall) updates().get(0)).rawInput());
    }

    @Test
    void movedPlaceIsToldBeforeTheCallRuns() {
        CallPreview moved = new CallPreview(
                preview.title(), preview.kind(), List.of(new Touched(Calls.FILE, 9)), preview.changes(), null);
        reporter.requested(edit, Calls.arguments("a"), context);
        reporter.prepared(edit, preview, context);
        reporter.started(edit, moved, context);

        assertEquals(
                List.of(new ToolCallLocation("/p/a/src/A.java", 9)),
                ((ToolCallUpdate) updates().get(1)).locations());
        assertEquals(List.of("pending", "in_progress"), statuses());
    }

    private static ToolResult blocked(String message) {
        return ToolResult.failed("t1", "edit", ToolError.blocked(BlockedReason.PERMISSION_DENIED, message));
    }

    private List<SessionUpdate> updates() {
        return editor.updates().stream().map(SessionNotification::update).toList();
    }

    private List<String> statuses() {
        return updates().stream()
                .map(update -> update instanceof ToolCall call ? call.status() : ((ToolCallUpdate) update).status())
                .filter(java.util.Objects::nonNull)
                .map(ToolCallStatus::value)
                .toList();
    }
}
