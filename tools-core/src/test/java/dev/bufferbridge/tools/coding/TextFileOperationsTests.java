package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.FileFacts;
import dev.bufferbridge.tools.engine.disk.DiskTextFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The disk behind operations, and the tools over those. */
final class TextFileOperationsTests {

    @TempDir
    Path folder;

    private final TextFileOperations operations = TextFileOperations.over(new DiskTextFiles());
    private final Cancellation none = Cancellation.none();

    @Test
    @Row("P-022")
    void toolsWorkOverOperationsAsOverTheFilesThemselves() throws IOException {
        Path file = folder.resolve("n/a.txt");
        new CallRunner(WriteTool.create(folder, WriteOptions.defaults().withOperations((WriteOperations) operations)))
                .text("{'path':'n/a.txt','content':'one\\ntwo\\n'}");
        new CallRunner(EditTool.create(folder, WriteOptions.defaults().withOperations((EditOperations) operations)))
                .text("{'path':'n/a.txt','edits':[{'oldText':'two','newText':'2'}]}");
        String read = new CallRunner(
                        ReadTool.create(folder, ReadOptions.defaults().withOperations(operations)))
                .text("{'path':'n/a.txt'}");
        assertEquals("one\n2\n", read);
        assertEquals("one\n2\n", Files.readString(file));
    }

    @Test
    void whatIsThereIsMeasuredSniffedAndRead() throws IOException {
        Path gif = Files.write(folder.resolve("x"), "GIF89a\1\0\1\0".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(new FileFacts(FileFacts.Type.FILE, 10), operations.statFile(gif, none));
        assertEquals(Optional.of("image/gif"), operations.detectImage(gif, none));
        assertEquals(10, operations.readBytes(gif, 10, none).length);
        assertThrows(IOException.class, () -> operations.readBytes(gif, 9, none));
    }

    @Test
    void aWriteThatTheFileCannotHoldIsRefusedAndSaysWhy() throws IOException {
        Path latin = Files.write(folder.resolve("l.txt"), new byte[] {'c', 'a', 'f', (byte) 0xE9, '\n'});
        IOException refused = assertThrows(IOException.class, () -> operations.writeFile(latin, "日本\n", none));
        assertTrue(refused.getMessage().contains("cannot hold"), refused::getMessage);
        assertEquals(5, Files.size(latin));
    }
}
