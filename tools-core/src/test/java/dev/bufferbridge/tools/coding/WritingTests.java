package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The write tool on the disk, run through a dispatcher. */
class WritingTests {

    @TempDir
    Path folder;

    private final ReadLedger ledger = new ReadLedger();

    private ToolBench bench(WriteOptions options) {
        WriteOptions shared = options.withLedger(ledger);
        return new ToolBench(
                ReadTool.create(folder, ReadOptions.defaults().withLedger(ledger)),
                WriteTool.create(folder, shared),
                EditTool.create(folder, shared));
    }

    private ToolBench bench() {
        return bench(WriteOptions.defaults());
    }

    @Test
    @Row({"P-110", "P-112", "P-114", "P-118"})
    void confirmationAndMetadataNameWhatWasStored() throws IOException {
        Path file = folder.resolve("a/b/c.txt");
        ToolResult result = bench().run("write", "{'path':'a/b/c.txt','content':'one\\ntwo','force':false}");
        assertEquals("Successfully wrote 7 bytes (2 lines) to " + file, ToolBench.text(result));
        assertEquals("{\"bytes\":7,\"lines\":2,\"path\":\"" + file + "\"}", String.valueOf(result.metadata()));
        assertEquals("one\ntwo", Files.readString(file));
    }

    @Test
    @Row({"P-115", "O-024"})
    void bytesAreThoseOfUtf8() throws IOException {
        String said = bench().says("write", "{'path':'x.txt','content':'é─┐€😀'}");
        assertEquals("Successfully wrote 15 bytes (1 lines) to " + folder.resolve("x.txt"), said);
        assertEquals("é─┐€😀", Files.readString(folder.resolve("x.txt")));
    }

    @Test
    @Row({"P-110", "P-111"})
    void contentIsNeededAndMayBeEmpty() throws IOException {
        String missing = bench().fails("write", "{'path':'x.txt'}");
        assertTrue(missing.contains("content"), missing);
        assertFalse(Files.exists(folder.resolve("x.txt")));
        String said = bench().says("write", "{'path':'x.txt','content':''}");
        assertEquals("Successfully wrote 0 bytes (0 lines) to " + folder.resolve("x.txt"), said);
        assertEquals(0, Files.size(folder.resolve("x.txt")));
    }

    @Test
    @Row("P-116")
    void contentOverTheLimitIsRefusedBeforeThePolicyAndBeforeAnyFolderIsMade() {
        ExecutionPolicy mustNotBeAsked = request -> {
            throw new AssertionError("the policy was asked");
        };
        Limits limits = Limits.builder().set(Limit.MAX_WRITE_BYTES, 8).build();
        WriteTool tool = WriteTool.create(folder, WriteOptions.defaults().withLimits(limits));
        ToolBench strict = new ToolBench(mustNotBeAsked, tool);
        String refused = strict.fails("write", "{'path':'new/x.txt','content':'éééé!'}");
        assertEquals(
                "content has 9B; at most 8B can be written at once. Write the first part, then add the rest with edit.",
                refused);
        assertFalse(Files.exists(folder.resolve("new")));
        ToolBench open = new ToolBench(tool);
        assertEquals(
                "Successfully wrote 8 bytes (1 lines) to " + folder.resolve("new/x.txt"),
                open.says("write", "{'path':'new/x.txt','content':'éééé'}"));
    }

    @Test
    @Row({"P-018", "P-112"})
    void deniedWriteMakesNoFolder() {
        ToolBench denied = new ToolBench(request -> Decision.deny("not here"), WriteTool.create(folder));
        assertTrue(denied.fails("write", "{'path':'new/x.txt','content':'x'}").contains("not here"));
        assertFalse(Files.exists(folder.resolve("new")));
    }

    @Test
    @Row({"P-113", "P-117"})
    void replacesTheWholeFileAndLeavesNothingElseBehind() throws IOException {
        Files.writeString(folder.resolve("x.txt"), "a much longer old text\n");
        bench().says("write", "{'path':'x.txt','content':'new\\n'}");
        assertEquals("new\n", Files.readString(folder.resolve("x.txt")));
        try (Stream<Path> entries = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("x.txt")), entries.toList());
        }
    }

    @Test
    @Row({"P-130", "O-017"})
    void withoutTheGuardUnreadFilesMayBeChanged() throws IOException {
        Files.writeString(folder.resolve("x.txt"), "old\n");
        bench().says("write", "{'path':'x.txt','content':'new\\n'}");
        bench().says("edit", "{'path':'x.txt','edits':[{'oldText':'new','newText':'newer'}]}");
        assertEquals("newer\n", Files.readString(folder.resolve("x.txt")));
    }

    @Test
    @Row({"P-131", "P-132", "O-017"})
    void withTheGuardAnExistingFileMustBeReadFirst() throws IOException {
        Files.writeString(folder.resolve("x.txt"), "old\n");
        Files.writeString(folder.resolve("empty.txt"), "");
        ToolBench guarded = bench(WriteOptions.defaults().withReadBeforeWrite(true));
        String reason = "x.txt exists and was not read yet. Nothing was changed; read it first, then try again.";
        assertEquals(reason, guarded.fails("write", "{'path':'x.txt','content':'new\\n'}"));
        assertEquals(reason, guarded.fails("edit", "{'path':'x.txt','edits':[{'oldText':'old','newText':'new'}]}"));
        assertEquals("old\n", Files.readString(folder.resolve("x.txt")));
        guarded.says("write", "{'path':'absent.txt','content':'new\\n'}");
        guarded.says("write", "{'path':'empty.txt','content':'new\\n'}");
        guarded.says("read", "{'path':'./x.txt'}");
        guarded.says("edit", "{'path':'x.txt','edits':[{'oldText':'old','newText':'new'}]}");
        guarded.says("write", "{'path':'x.txt','content':'newer\\n'}");
        assertEquals("newer\n", Files.readString(folder.resolve("x.txt")));
    }

    @Test
    @Row("P-133")
    void forceLiftsTheGuard() throws IOException {
        Files.writeString(folder.resolve("x.txt"), "old\n");
        ToolBench guarded = bench(WriteOptions.defaults().withReadBeforeWrite(true));
        guarded.says("edit", "{'path':'x.txt','force':true,'edits':[{'oldText':'old','newText':'new'}]}");
        assertEquals("new\n", Files.readString(folder.resolve("x.txt")));
    }

    @Test
    @Row("P-133")
    void forceLiftsTheGuardForAWholeWrite() throws IOException {
        Files.writeString(folder.resolve("x.txt"), "old\n");
        ToolBench guarded = bench(WriteOptions.defaults().withReadBeforeWrite(true));
        guarded.says("write", "{'path':'x.txt','force':true,'content':'new\\n'}");
        assertEquals("new\n", Files.readString(folder.resolve("x.txt")));
    }

    @Test
    @Row("O-001")
    void writeOverTextThatChangedSinceItWasReadIsRefusedEvenWithForce() throws IOException {
        Files.writeString(folder.resolve("f"), "a\nb\n");
        ToolBench bench = bench();
        bench.says("read", "{'path':'f'}");
        Files.writeString(folder.resolve("f"), "a\nb\nc\n");
        String stale =
                "f has changed since you read it. Nothing was changed; read it again, then write with those changes kept, or use edit.";
        assertEquals(stale, bench.fails("write", "{'path':'f','content':'a\\nB\\n'}"));
        assertEquals(stale, bench.fails("write", "{'path':'f','content':'a\\nB\\n','force':true}"));
        assertEquals("a\nb\nc\n", Files.readString(folder.resolve("f")));
        bench.says("read", "{'path':'f'}");
        bench.says("write", "{'path':'f','content':'a\\nB\\nc\\n'}");
        assertEquals("a\nB\nc\n", Files.readString(folder.resolve("f")));
    }

    @Test
    @Row({"O-018", "O-019"})
    void aTouchedFileAndOwnWritesAreNoForeignChanges() throws IOException {
        Files.writeString(folder.resolve("f"), "one\n");
        ToolBench bench = bench();
        bench.says("read", "{'path':'f'}");
        Files.setLastModifiedTime(folder.resolve("f"), FileTime.fromMillis(4_000_000_000_000L));
        bench.says("write", "{'path':'f','content':'two\\n'}");
        bench.says("read", "{'path':'f'}");
        bench.says("edit", "{'path':'f','edits':[{'oldText':'two','newText':'three'}]}");
        bench.says("write", "{'path':'f','content':'four\\n'}");
        assertEquals("four\n", Files.readString(folder.resolve("f")));
    }

    @Test
    @Row("O-020")
    void emptyingAFileShowsTheRemovalAndSaysSo() throws IOException {
        Path file = folder.resolve("f");
        Files.writeString(file, "abc");
        ToolBench bench = bench();
        String said = bench.says("write", "{'path':'f','content':''}");
        assertEquals("Successfully wrote 0 bytes (0 lines) to " + file + "\nThe file had text and is now empty.", said);
        FileChange removal = new FileChange(file, FileChange.Operation.WRITE, "abc", "", 1);
        assertEquals(List.of(removal), bench.previews().get(0).changes());
        assertEquals(List.of(removal), bench.changes());
    }

    @Test
    @Row({"O-022", "O-052"})
    void keepsLineEndingsAndByteOrderMarkOfTheFileItReplaces() throws IOException {
        Path file = folder.resolve("f");
        Files.write(file, "\uFEFFa\r\nb\r\n".getBytes(StandardCharsets.UTF_8));
        String said = bench().says("write", "{'path':'f','content':'a\\nb\\nc\\n'}");
        assertEquals("\uFEFFa\r\nb\r\nc\r\n", Files.readString(file));
        assertEquals("Successfully wrote 12 bytes (4 lines) to " + file, said);
    }

    @Test
    @Row("O-022")
    void endingsThatTheContentBringsAreKeptAndNewFilesAreTakenAsGiven() throws IOException {
        Files.writeString(folder.resolve("f"), "a\nb\n");
        bench().says("write", "{'path':'f','content':'a\\r\\nb\\r\\n'}");
        bench().says("write", "{'path':'new','content':'a\\r\\nb\\n'}");
        assertEquals("a\r\nb\r\n", Files.readString(folder.resolve("f")));
        assertEquals("a\r\nb\n", Files.readString(folder.resolve("new")));
    }

    @Test
    @Row("O-049")
    void aNewFileIsNeverAnExistingOneOfASimilarName() throws IOException {
        Files.createDirectories(folder.resolve("x"));
        Files.writeString(folder.resolve("x/role.tf"), "role\n");
        bench().says("write", "{'path':'x/bucket.tf','content':'bucket\\n'}");
        assertEquals("role\n", Files.readString(folder.resolve("x/role.tf")));
        assertEquals("bucket\n", Files.readString(folder.resolve("x/bucket.tf")));
    }

    @Test
    @Row("P-022")
    void aHostsOwnBackendTakesTheText() {
        StringBuilder stored = new StringBuilder();
        WriteOperations remote = new WriteOperations() {
            @Override
            public void writeFile(Path path, String content, Cancellation cancellation) {
                stored.append(path).append('=').append(content);
            }

            @Override
            public void mkdir(Path directory, Cancellation cancellation) {
                stored.append(directory).append('/').append(';');
            }
        };
        ToolBench bench =
                new ToolBench(WriteTool.create(folder, WriteOptions.defaults().withOperations(remote)));
        bench.says("write", "{'path':'n/x.txt','content':'remote'}");
        Path file = folder.resolve("n/x.txt");
        assertEquals(file.getParent() + "/;" + file + "=remote", stored.toString());
        assertFalse(Files.exists(file));
    }

    @Test
    @Row("P-121")
    void aCallCancelledBeforehandChangesNothing() throws IOException {
        Files.writeString(folder.resolve("f"), "old");
        ToolContext context = ToolContext.standalone("c");
        context.cancellation().cancel();
        ObjectNode arguments =
                JsonNodeFactory.instance.objectNode().put("path", "f").put("content", "new");
        ToolRegistry registry = ToolRegistry.create();
        registry.register(WriteTool.create(folder));
        ToolResult result = ToolDispatcher.builder(registry).build().dispatch("write", arguments, context);
        assertTrue(result.isError());
        assertEquals("old", Files.readString(folder.resolve("f")));
    }
}
