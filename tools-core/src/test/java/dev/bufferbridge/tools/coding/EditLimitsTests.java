package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the edit tool takes, refuses and reports, run through a dispatcher. */
class EditLimitsTests {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void aFile() throws IOException {
        file = folder.resolve("f.txt");
        Files.writeString(file, "one\ntwo\nthree\n");
    }

    private ToolBench with(Limit limit, long value) {
        Limits limits = Limits.builder().set(limit, value).build();
        return new ToolBench(EditTool.create(folder, WriteOptions.defaults().withLimits(limits)));
    }

    private ToolBench bench() {
        return new ToolBench(EditTool.create(folder));
    }

    private void assertUntouched() throws IOException {
        assertEquals("one\ntwo\nthree\n", Files.readString(file));
    }

    @Test
    @Row({"P-150", "P-151"})
    void anEmptyOrBrokenListIsRefused() throws IOException {
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':[]}").contains("edits"));
        assertTrue(bench().fails("edit", "{'path':'f.txt'}").contains("edits"));
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':['one']}").contains("edits[0]"));
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':[{'oldText':1,'newText':'x'}]}")
                .contains("oldText"));
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':[{'oldText':'one'}]}")
                .contains("newText"));
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':'not json'}")
                .contains("edits is a string that is no JSON"));
        assertUntouched();
    }

    @Test
    @Row("P-150")
    void theListMayComeAsJsonTextAndOneEditBesideIt() throws IOException {
        bench().says(
                        "edit",
                        "{'path':'f.txt','edits':'[{\\'oldText\\':\\'one\\',\\'newText\\':\\'1\\'}]','oldText':'two','newText':'2'}");
        assertEquals("1\n2\nthree\n", Files.readString(file));
    }

    @Test
    @Row("P-168")
    void aTargetOverTheLimitIsRefusedByItsSize() throws IOException {
        String edit = "{'path':'f.txt','edits':[{'oldText':'one','newText':'1'}]}";
        assertEquals(
                "f.txt has 14B; files over 13B cannot be edited. Nothing was changed; use another tool for it.",
                with(Limit.MAX_EDIT_TARGET_BYTES, 13).fails("edit", edit));
        assertUntouched();
        with(Limit.MAX_EDIT_TARGET_BYTES, 14).says("edit", edit);
        assertEquals("1\ntwo\nthree\n", Files.readString(file));
    }

    @Test
    @Row("P-169")
    void tooMuchTextInTheEditsIsRefused() throws IOException {
        String edit = "{'path':'f.txt','edits':[{'oldText':'one','newText':'é'}]}";
        assertEquals(
                "The edits have 5B of text; at most 4B can be given at once. Make them in several calls.",
                with(Limit.MAX_EDIT_INPUT_BYTES, 4).fails("edit", edit));
        assertUntouched();
        with(Limit.MAX_EDIT_INPUT_BYTES, 5).says("edit", edit);
        assertEquals("é\ntwo\nthree\n", Files.readString(file));
    }

    @Test
    @Row("P-170")
    void tooManyEditsAreRefused() throws IOException {
        String edits = "{'path':'f.txt','edits':[{'oldText':'one','newText':'1'},{'oldText':'two','newText':'2'}]}";
        assertEquals(
                "There are 2 edits; at most 1 can be made at once. Make them in several calls.",
                with(Limit.MAX_EDITS, 1).fails("edit", edits));
        assertUntouched();
        with(Limit.MAX_EDITS, 2).says("edit", edits);
        assertEquals("1\n2\nthree\n", Files.readString(file));
    }

    @Test
    @Row({"P-155", "P-156", "P-172", "P-173"})
    void theModelGetsOneLineAndTheHostTheDiffs() {
        ToolResult result = bench().run("edit", "{'path':'f.txt','edits':[{'oldText':'two','newText':'2'}]}");
        assertEquals("Successfully replaced 1 block(s) in f.txt.", ToolBench.text(result));
        assertEquals(1, result.content().size());
        JsonNode metadata = result.metadata();
        assertEquals(
                "{\"path\":\"" + file + "\",\"diff\":\" 1 one\\n-2 two\\n+2 2\\n 3 three\\n\","
                        + "\"patch\":\"--- f.txt\\n+++ f.txt\\n@@ -1,3 +1,3 @@\\n one\\n-two\\n+2\\n three\\n\","
                        + "\"firstChangedLine\":2}",
                String.valueOf(metadata));
    }

    @Test
    @Row({"P-155", "P-156", "O-036"})
    void aTolerantMatchIsTold() throws IOException {
        Files.writeString(file, "   if (x)   y\n");
        ToolResult result =
                bench().run("edit", "{'path':'f.txt','edits':[{'oldText':'if (x) y','newText':'if (x) z'}]}");
        assertEquals(
                "Successfully replaced 1 block(s) in f.txt (fuzzy match).\n"
                        + "edits[0] matched after folding runs of spaces and tabs, at line 1.",
                ToolBench.text(result));
        assertTrue(result.metadata() != null && result.metadata().get("fuzzy").asBoolean());
    }

    @Test
    @Row({"P-172", "O-136"})
    void theChangeHasTheTextBeforeAndAfter() {
        ToolBench bench = bench();
        bench.says("edit", "{'path':'f.txt','edits':[{'oldText':'two','newText':'2'}]}");
        FileChange change = new FileChange(file, FileChange.Operation.EDIT, "one\ntwo\nthree\n", "one\n2\nthree\n", 2);
        assertEquals(List.of(change), bench.changes());
        assertEquals(List.of(change), bench.previews().get(0).changes());
    }

    @Test
    @Row({"P-176", "O-157"})
    void missingFilesAndFoldersAreRefusedWithAWayOn() {
        String edits = "'edits':[{'oldText':'one','newText':'1'}]}";
        assertEquals(
                "no.txt does not exist. Check the path; list the folder to see what is there.",
                bench().fails("edit", "{'path':'no.txt'," + edits));
        assertEquals(
                ". is a directory, not a file. Name a file inside it.", bench().fails("edit", "{'path':'.'," + edits));
        assertTrue(bench().fails("edit", "{'path':'f.txt','edits':[{'oldText':'','newText':'x'}]}")
                .contains("Read f.txt and give the exact text"));
    }
}
