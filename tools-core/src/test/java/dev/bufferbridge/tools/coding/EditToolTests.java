package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.PreparedCall;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolEffect;
import dev.bufferbridge.tools.api.ToolException;
import dev.bufferbridge.tools.api.ToolKind;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the edit tool does besides finding and replacing, which the folders of {@code edit/} describe. */
final class EditToolTests {

    @TempDir
    Path cwd;

    private final ReadLedger ledger = new ReadLedger();
    private CallRunner edit;

    @BeforeEach
    void createTool() {
        edit = new CallRunner(EditTool.create(cwd, WriteOptions.defaults().withLedger(ledger)));
    }

    @Test
    @Row({"P-003", "P-008", "P-020", "P-150"})
    void isAnEditThatCanBeCheckedWithAStrictSchema() {
        var definition = EditTool.create(cwd).definition();

        assertEquals("edit", definition.name());
        assertEquals(ToolKind.EDIT, definition.kind());
        assertEquals(ToolEffect.LOCAL_MUTATION, definition.effect());
        JsonNode schema = definition.parameters();
        assertFalse(schema.get("additionalProperties").booleanValue());
        assertFalse(schema.at("/properties/edits/items/additionalProperties").booleanValue());
        assertEquals(1, schema.at("/properties/edits/minItems").intValue());
    }

    @Test
    @Row({"P-150", "P-151"})
    void refusesArgumentsOfAnotherShape() throws IOException {
        Path file = file("a.txt", "abc\n");

        for (String edits : new String[] {
            "[]",
            "{}",
            "5",
            "''",
            "'no json'",
            "'[]'",
            "['x']",
            "[{'oldText':'a'}]",
            "[{'oldText':'a','newText':5}]",
            "[{'oldText':'a','newText':'b','all':true}]"
        }) {
            ToolResult result = edit.run("{'path':'a.txt','edits':" + edits + "}");
            assertEquals(
                    BlockedReason.INVALID_ARGUMENTS,
                    Objects.requireNonNull(result.error()).blocked(),
                    edits);
            assertTrue(CallRunner.error(result).contains("edits"), CallRunner.error(result));
        }
        assertEquals(
                BlockedReason.INVALID_ARGUMENTS,
                Objects.requireNonNull(edit.run("{'path':'a.txt'}").error()).blocked());
        assertEquals("abc\n", Files.readString(file));
    }

    @Test
    @Row("P-150")
    void takesEditsAsAStringOfJson() throws IOException {
        Path file = file("a.txt", "abc\n");
        ObjectNode arguments = JsonNodeFactory.instance
                .objectNode()
                .put("path", "a.txt")
                .put("edits", "[{\"oldText\":\"b\",\"newText\":\"B\"}]");

        CallRunner.text(edit.run(arguments));

        assertEquals("aBc\n", Files.readString(file));
    }

    @Test
    @Row("P-150")
    void takesOneEditSpreadOverTheCall() throws IOException {
        Path file = file("a.txt", "abc\n");

        edit.text("{'path':'a.txt','oldText':'b','newText':'B'}");
        edit.text("{'path':'a.txt','edits':[{'oldText':'a','newText':'A'}],'oldText':'c','newText':'C'}");

        assertEquals("ABC\n", Files.readString(file));
    }

    @Test
    @Row({"P-155", "P-156", "A-19", "P-172", "P-173"})
    void anExactEditSaysLittleAndDescribesMuch() throws IOException {
        Path file = file("a.txt", "a\nb\nc\n");

        ToolResult result = edit.run("{'path':'a.txt','edits':[{'oldText':'b','newText':'B\\nB2'}]}");

        assertEquals("Successfully replaced 1 block(s) in a.txt.", CallRunner.text(result));
        assertEquals(1, result.content().size());
        assertEquals(
                JsonNodeFactory.instance
                        .objectNode()
                        .put("path", file.toString())
                        .put("diff", " 1 a\n-2 b\n+2 B\n+3 B2\n 4 c\n")
                        .put("patch", "--- a.txt\n+++ a.txt\n@@ -1,3 +1,4 @@\n a\n-b\n+B\n+B2\n c\n")
                        .put("firstChangedLine", 2),
                result.metadata());
        assertEquals(
                List.of(new FileChange(file, FileChange.Operation.EDIT, "a\nb\nc\n", "a\nB\nB2\nc\n", 2)),
                edit.changes);
    }

    @Test
    @Row({"P-155", "P-156", "O-036"})
    void aTolerantEditSaysWhichRuleAndWhere() throws IOException {
        file("a.txt", "one\n   two\nthree\n");

        ToolResult result = edit.run("{'path':'a.txt','edits':[{'oldText':'    two','newText':'    2'}]}");

        String[] said = CallRunner.text(result).split("\n");
        assertEquals("Successfully replaced 1 block(s) in a.txt (fuzzy match).", said[0]);
        assertTrue(said[1].startsWith("edits[0] matched ") && said[1].endsWith(", at line 2."), said[1]);
        assertEquals(2, said.length);
        assertTrue(CallRunner.metadata(result).get("fuzzy").booleanValue());
    }

    @Test
    @Row("P-172")
    void thePreviewIsTheWholeChangeAndTouchesNothing() throws Exception {
        Path file = file("a.txt", "a\nb\nc\n");

        CallPreview preview = edit.prepare("{'path':'a.txt','edits':[{'oldText':'c','newText':'C'}]}")
                .preview();

        assertEquals(
                new CallPreview(
                        "Edit a.txt",
                        ToolKind.EDIT,
                        List.of(new CallPreview.Touched(file, 3)),
                        List.of(new FileChange(file, FileChange.Operation.EDIT, "a\nb\nc\n", "a\nb\nC\n", 3)),
                        null),
                preview);
        assertEquals("a\nb\nc\n", Files.readString(file));
    }

    @Test
    @Row({"P-160", "O-036", "A-13"})
    void aMissIsToldInOneFormForOneEditOrMany() throws IOException {
        Path file = file("src/app.ts", "a\n");
        String miss =
                " in src/app.ts. The oldText must match exactly including all whitespace and newlines. Tolerant matching (quotes, dashes, runs of blanks) was tried too.";

        String one = edit.error("{'path':'src/app.ts','edits':[{'oldText':'zz','newText':'x'}]}");
        String second = edit.error(
                "{'path':'src/app.ts','edits':[{'oldText':'a','newText':'b'},{'oldText':'zz','newText':'x'}]}");

        assertTrue(one.startsWith("Could not find edits[0]" + miss), one);
        assertTrue(second.startsWith("Could not find edits[1]" + miss), second);
        assertEquals("a\n", Files.readString(file));
    }

    @Test
    @Row({"O-037", "P-163"})
    void anEmptyOldTextIsRefusedEvenWhereNoFileIs() throws IOException {
        file("a.txt", "abc");

        assertTrue(edit.error("{'path':'a.txt','edits':[{'oldText':'','newText':'X'}]}")
                .startsWith("edits[0].oldText is empty."));
        assertTrue(edit.error("{'path':'gone.txt','edits':[{'oldText':'','newText':'X'}]}")
                .contains("gone.txt"));
        assertFalse(Files.exists(cwd.resolve("gone.txt")));
    }

    @Test
    @Row("P-168")
    void tooLargeATargetIsRefusedByItsSize() throws IOException {
        Path file = file("a.txt", "0123456789\n");
        CallRunner small = limited(Limit.MAX_EDIT_TARGET_BYTES, 10);

        assertEquals(
                "a.txt has 11B; files over 10B cannot be edited. Nothing was changed; use another tool for it.",
                small.error("{'path':'a.txt','edits':[{'oldText':'0','newText':'X'}]}"));
        assertEquals("0123456789\n", Files.readString(file));
        limited(Limit.MAX_EDIT_TARGET_BYTES, 11).text("{'path':'a.txt','edits':[{'oldText':'0','newText':'X'}]}");
    }

    @Test
    @Row({"P-169", "P-017"})
    void tooMuchEditTextIsRefused() throws IOException {
        file("a.txt", "\u00E9\n");
        CallRunner small = limited(Limit.MAX_EDIT_INPUT_BYTES, 4);

        assertEquals(
                "The edits have 5B of text; at most 4B can be given at once. Make them in several calls.",
                small.error("{'path':'a.txt','edits':[{'oldText':'\u00E9','newText':'abc'}]}"));
        small.text("{'path':'a.txt','edits':[{'oldText':'\u00E9','newText':'ab'}]}");
    }

    @Test
    @Row({"P-170", "P-017"})
    void tooManyEditsAreRefused() throws IOException {
        file("a.txt", IntStream.range(0, 101).mapToObj(i -> "<" + i + ">\n").collect(Collectors.joining()));

        assertEquals(
                "There are 101 edits; at most 100 can be made at once. Make them in several calls.",
                CallRunner.error(edit.run(manyEdits(101))));
        assertEquals("Successfully replaced 100 block(s) in a.txt.", CallRunner.text(edit.run(manyEdits(100))));
    }

    @Test
    @Row({"P-130", "P-131", "P-132", "P-133"})
    void theGuardWantsTheFileReadFirst() throws IOException {
        Path file = file("a.txt", "a\n");
        CallRunner guarded = new CallRunner(
                EditTool.create(cwd, WriteOptions.defaults().withLedger(ledger).withReadBeforeWrite(true)));
        String call = "{'path':'a.txt','edits':[{'oldText':'a','newText':'b'}]%s}";

        assertEquals(
                "a.txt exists and was not read yet. Nothing was changed; read it first, then try again.",
                guarded.error(call.formatted("")));
        assertEquals("a\n", Files.readString(file));
        guarded.text(call.formatted(",'force':true"));
        Files.writeString(file, "a\n");
        new CallRunner(ReadTool.create(cwd, ReadOptions.defaults().withLedger(ledger))).text("{'path':'a.txt'}");
        guarded.text(call.formatted(""));
        assertEquals("b\n", Files.readString(file));
    }

    @Test
    @Row("P-176")
    void missingAndOddFilesAreErrors() {
        String edits = ",'edits':[{'oldText':'a','newText':'b'}]}";

        assertEquals(
                "gone.txt does not exist. Check the path; list the folder to see what is there.",
                edit.error("{'path':'gone.txt'" + edits));
        assertEquals(". is a directory, not a file. Name a file inside it.", edit.error("{'path':'.'" + edits));
    }

    @Test
    @Row("P-176")
    void aCancelledEditChangesNothing() throws Exception {
        Path file = file("a.txt", "a\n");

        assertThrows(
                CancellationException.class,
                () -> EditTool.create(cwd)
                        .prepare(
                                CallRunner.json("{'path':'a.txt','edits':[{'oldText':'a','newText':'b'}]}"),
                                CallRunner.cancelled())
                        .execute());
        assertEquals("a\n", Files.readString(file));
    }

    @Test
    @Row({"O-048", "P-152"})
    void aChangeElsewhereInTheMeantimeSurvives() throws Exception {
        Path file = file("a.txt", "a\nb\nc\n");
        PreparedCall call = edit.prepare("{'path':'a.txt','edits':[{'oldText':'c','newText':'C'}]}");
        Files.writeString(file, "new\na\nb\nc\n");

        call.execute();

        assertEquals("new\na\nb\nC\n", Files.readString(file));
    }

    @Test
    @Row({"O-035", "P-157"})
    void aChangeAtThePlaceInTheMeantimeFailsClosed() throws Exception {
        Path file = file("a.txt", "a\nb\nc\n");
        PreparedCall gone = edit.prepare("{'path':'a.txt','edits':[{'oldText':'c','newText':'C'}]}");
        PreparedCall twice = edit.prepare("{'path':'a.txt','edits':[{'oldText':'a','newText':'A'}]}");
        Files.writeString(file, "a\na\nb\n");

        assertThrows(ToolException.class, gone::execute);
        assertThrows(ToolException.class, twice::execute);
        assertEquals("a\na\nb\n", Files.readString(file));
    }

    @Test
    @Row({"P-171", "O-056", "O-057", "O-058"})
    void editsThroughLinksOfBothKinds() throws IOException {
        Path real = file("real.txt", "old\n");
        Path hard = Files.createLink(cwd.resolve("hard.txt"), real);
        Path link = Files.createSymbolicLink(cwd.resolve("link.txt"), Path.of("real.txt"));

        edit.text("{'path':'link.txt','edits':[{'oldText':'old','newText':'new'}]}");

        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new\n", Files.readString(hard));
        assertTrue(Files.isSameFile(real, hard));
        try (Stream<Path> files = Files.list(cwd)) {
            assertEquals(3, files.count());
        }
    }

    @Test
    @Row({"O-046", "P-175", "P-119", "P-120"})
    void editsByThreeSpellingsOfOneFileTakeTurns() throws Exception {
        Path file = file(
                "f.txt", IntStream.range(0, 30).mapToObj(i -> "<" + i + ">\n").collect(Collectors.joining()));
        Files.createDirectory(cwd.resolve("d"));
        Files.createSymbolicLink(cwd.resolve("link.txt"), Path.of("f.txt"));
        String[] spellings = {"f.txt", "./d/../f.txt", "link.txt"};

        ExecutorService threads = Executors.newFixedThreadPool(6);
        try {
            List<Future<String>> calls = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String call = "{'path':'" + spellings[i % 3] + "','edits':[{'oldText':'<" + i + ">','newText':'(" + i
                        + ")'}]}";
                calls.add(threads.submit(() -> new CallRunner(EditTool.create(cwd)).text(call)));
            }
            for (Future<String> call : calls) {
                call.get(30, TimeUnit.SECONDS);
            }
        } finally {
            threads.shutdownNow();
        }

        assertEquals(
                IntStream.range(0, 30).mapToObj(i -> "(" + i + ")\n").collect(Collectors.joining()),
                Files.readString(file));
    }

    @Test
    @Row({"O-153", "O-154"})
    void aMissInALongFileIsToldSoon() throws IOException {
        file(
                "a.txt",
                IntStream.range(0, 12_500)
                        .mapToObj(i -> "    some code that looks alike (" + i % 50 + ");\n")
                        .collect(Collectors.joining()));
        String absent = IntStream.range(0, 200)
                .mapToObj(i -> "    some code that looks alike (" + i % 49 + ");\n")
                .collect(Collectors.joining());
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("path", "a.txt");
        arguments.putArray("edits").addObject().put("oldText", absent).put("newText", "x");

        String error = assertTimeoutPreemptively(Duration.ofSeconds(10), () -> CallRunner.error(edit.run(arguments)));

        assertTrue(error.startsWith("Could not find edits[0] in a.txt."), error);
    }

    @Test
    @Row({"P-174", "O-138"})
    void thePatchAppliesWithGit() throws Exception {
        String old =
                IntStream.rangeClosed(1, 60).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());
        assertPatchApplies(old, "line 3\n", "line three\n", "line 40\n", "", "line 60\n", "line 60\nmore");
        assertPatchApplies("a\nb\n", "b\n", "c\n");
        assertPatchApplies("a\nb", "b", "c");
        assertPatchApplies("a\r\nb\r\nc\r\n", "b\n", "B\nB\n");
    }

    private void assertPatchApplies(String old, String... pairs) throws Exception {
        Path file = file("p.txt", old);
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("path", "p.txt");
        ArrayNode edits = arguments.putArray("edits");
        for (int i = 0; i < pairs.length; i += 2) {
            edits.addObject().put("oldText", pairs[i]).put("newText", pairs[i + 1]);
        }
        ToolResult result = edit.run(arguments);
        CallRunner.text(result);
        String after = Files.readString(file);
        Path patch = file("p.patch", CallRunner.metadata(result).get("patch").textValue());
        Files.writeString(file, old);
        Process git = new ProcessBuilder("git", "apply", "-p0", "--whitespace=nowarn", patch.toString())
                .directory(cwd.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(git.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertEquals(0, git.waitFor(), said + Files.readString(patch));
        assertEquals(after, Files.readString(file));
    }

    private CallRunner limited(Limit limit, long value) {
        return new CallRunner(EditTool.create(
                cwd,
                WriteOptions.defaults()
                        .withLimits(Limits.builder().set(limit, value).build())));
    }

    private static ObjectNode manyEdits(int count) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode().put("path", "a.txt");
        ArrayNode edits = arguments.putArray("edits");
        for (int i = 0; i < count; i++) {
            edits.addObject().put("oldText", "<" + i + ">").put("newText", "(" + i + ")");
        }
        return arguments;
    }

    private Path file(String name, String text) throws IOException {
        Path file = cwd.resolve(name);
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        return Files.writeString(file, text);
    }
}
