package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.FileChange;
import dev.bufferbridge.tools.api.ToolResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file with bytes that are no text in its encoding, through all three tools. */
@Row("O-053")
final class LossyFileTests {

    private static final byte[] STORED = HexFormat.of().parseHex("efbbbf" + "61ff620a" + "776f72640a");

    @TempDir
    Path temp;

    private Path file = Path.of("");

    @BeforeEach
    void makeFile() throws IOException {
        file = Files.write(temp.toRealPath().resolve("a.txt"), STORED);
    }

    @Test
    void aReadShowsThemReplacedAndSaysSo() {
        ToolResult result = new CallRunner(ReadTool.create(temp)).run("{'path':'a.txt'}");

        assertEquals(
                "a\uFFFDb\nword\n\n[lossy: true. Some bytes are not UTF-8 and are shown as \uFFFD; do not copy those into an edit.]",
                CallRunner.text(result));
        assertEquals(true, CallRunner.metadata(result).get("lossy").booleanValue());
    }

    @Test
    void anEditElsewhereKeepsThemAndShowsThemReplaced() throws Exception {
        CallRunner edit = new CallRunner(EditTool.create(temp));
        String arguments = "{'path':'a.txt','edits':[{'oldText':'word','newText':'é'}]}";
        FileChange shown = new FileChange(file, FileChange.Operation.EDIT, "a\uFFFDb\nword\n", "a\uFFFDb\né\n", 2);

        CallPreview preview = edit.prepare(arguments).preview();
        ToolResult result = edit.run(arguments);

        assertArrayEquals(HexFormat.of().parseHex("efbbbf" + "61ff620a" + "c3a90a"), Files.readAllBytes(file));
        assertEquals(List.of(shown), preview.changes());
        assertEquals(List.of(shown), edit.changes);
        assertEquals(
                " 1 a\uFFFDb\n-2 word\n+2 é\n",
                CallRunner.metadata(result).get("diff").textValue());
        new JsonMapper().writeValueAsBytes(result.metadata());
    }

    @Test
    void aPieceOfThemIsNotFoundByWhatIsShown() throws IOException {
        String said = new CallRunner(EditTool.create(temp))
                .error("{'path':'a.txt','edits':[{'oldText':'a\uFFFDb','newText':'ab'}]}");

        assertEquals("Could not find edits[0] in a.txt.", said.substring(0, said.indexOf(" The oldText")));
        assertArrayEquals(STORED, Files.readAllBytes(file));
    }

    @Test
    void aWriteReplacesThemAll() throws IOException {
        new CallRunner(WriteTool.create(temp)).text("{'path':'a.txt','content':'é'}");

        assertArrayEquals("\uFEFFé".getBytes(StandardCharsets.UTF_8), Files.readAllBytes(file));
    }

    @Test
    void halfACharacterIsNeverWritten() throws IOException {
        String said = new CallRunner(WriteTool.create(temp)).error("{'path':'a.txt','content':'\\uDCFF'}");

        assertEquals("content holds half of a surrogate pair, which is no character; give whole characters", said);
        assertArrayEquals(STORED, Files.readAllBytes(file));
    }
}
