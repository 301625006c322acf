package dev.bufferbridge.tools.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.ContentBlock;
import dev.bufferbridge.tools.api.ToolContext;
import dev.bufferbridge.tools.api.ToolError;
import dev.bufferbridge.tools.api.ToolResult;
import dev.bufferbridge.tools.dispatch.ToolDispatcher;
import dev.bufferbridge.tools.dispatch.ToolRegistry;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Edits a file as each folder of {@code edit/} says; adding a case means adding a folder. */
final class EditCasesTests {

    @TempDir
    Path temp;

    @TestFactory
    Stream<DynamicTest> eachFolder() throws Exception {
        List<EditCase> cases = EditCase.in(folder());
        assertTrue(cases.size() >= 40, "there are only " + cases.size() + " edit cases");
        return cases.stream().map(this::test);
    }

    @Test
    void twoCasesWithOneNumberAreAnError() throws IOException {
        Files.createDirectory(temp.resolve("001_one"));
        Files.createDirectory(temp.resolve("001_other"));

        assertThrows(IllegalStateException.class, () -> EditCase.in(temp));
    }

    private DynamicTest test(EditCase edit) {
        try {
            return DynamicTest.dynamicTest(edit.title(), () -> run(edit));
        } catch (IOException e) {
            throw new IllegalStateException(edit.name() + " has no rows.txt", e);
        }
    }

    private void run(EditCase edit) throws IOException {
        Path work = Files.createDirectory(temp.resolve(edit.name()));
        Path file = Files.copy(edit.before(), work.resolve(edit.before().getFileName()));
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        arguments.put("path", file.getFileName().toString()).set("edits", edit.edits());

        ToolResult result = ToolDispatcher.builder(ToolRegistry.create().register(EditTool.create(work)))
                .build()
                .dispatch("edit", arguments, ToolContext.standalone("call"));

        assertEquals(edit.outcome().replace("{dir}", work.toString()), said(result));
        assertEquals(edit.isRefused(), result.error() != null);
        assertArrayEquals(edit.after(), Files.readAllBytes(file), () -> "what is in the file: " + contents(file));
        assertEquals(List.of(file), filesIn(work));
    }

    private static String said(ToolResult result) {
        ToolError error = result.error();
        return error != null
                ? error.message()
                : ((ContentBlock.Text) result.content().get(0)).text();
    }

    private static String contents(Path file) {
        try {
            return Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    private static Path folder() throws URISyntaxException {
        return Path.of(EditCasesTests.class.getResource("/edit").toURI());
    }
}
