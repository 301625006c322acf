package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.BlockedReason;
import dev.bufferbridge.tools.api.ExecutionPolicy;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.ReadLedger;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Read, write and edit where the policy says no. */
final class DeniedCallsTests {

    @TempDir
    Path temp;

    private final ReadLedger ledger = new ReadLedger();

    @Test
    @Row({"P-018", "P-097"})
    void aDeniedReadShowsAndRemembersNothing() throws IOException {
        Path file = Files.writeString(temp.toRealPath().resolve("a.txt"), "secret\n");

        ToolResult denied = denied("read", "{'path':'a.txt'}");

        assertEquals(BlockedReason.PERMISSION_DENIED, denied.error().blocked());
        assertEquals(List.of(), denied.content());
        assertFalse(ledger.hasSeen(file));
    }

    @Test
    @Row({"P-018", "P-112"})
    void aDeniedWriteMakesNoFolder() throws IOException {
        denied("write", "{'path':'x/y/new.txt','content':'new'}");

        assertEquals(List.of(), files());
    }

    @Test
    @Row("P-018")
    void aDeniedEditChangesNothingAndQuotesNothing() throws IOException {
        Path file = Files.writeString(temp.toRealPath().resolve("a.txt"), "secret text\n");

        ToolResult found = denied("edit", "{'path':'a.txt','edits':[{'oldText':'text','newText':'x'}]}");
        ToolResult missed = denied("edit", "{'path':'a.txt','edits':[{'oldText':'secret\\nx','newText':'x'}]}");

        assertEquals(BlockedReason.PERMISSION_DENIED, found.error().blocked());
        assertFalse(
                missed.error().message().contains("L1: secret"), missed.error().message());
        assertEquals("secret text\n", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    private ToolResult denied(String tool, String arguments) {
        ExecutionPolicy no = request -> Decision.deny("not here");
        ReadOptions reading = ReadOptions.defaults().withLedger(ledger);
        WriteOptions writing = WriteOptions.defaults().withLedger(ledger);
        ToolRegistry registry = ToolRegistry.create()
                .register(ReadTool.create(temp, reading))
                .register(WriteTool.create(temp, writing))
                .register(EditTool.create(temp, writing));
        return ToolDispatcher.builder(registry)
                .policy(no)
                .build()
                .dispatch(tool, CallRunner.json(arguments), ToolContext.standalone("call-1"));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(temp.toRealPath())) {
            return files.toList();
        }
    }
}
