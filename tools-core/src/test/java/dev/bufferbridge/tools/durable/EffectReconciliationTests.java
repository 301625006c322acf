package dev.bufferbridge.tools.durable;

import static dev.bufferbridge.tools.durable.EffectReconciliation.Verdict.COMPLETED;
import static dev.bufferbridge.tools.durable.EffectReconciliation.Verdict.UNKNOWN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.durable.EffectReconciliation.Verdict;
import dev.bufferbridge.tools.engine.path.PathResolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Row("P-021")
final class EffectReconciliationTests {

    @TempDir
    Path folder;

    @Test
    void aWriteIsDoneWhenTheBytesAreThere() throws IOException {
        assertEquals(UNKNOWN, write("é\n"));

        Files.writeString(folder.resolve("a.txt"), "é\n");

        assertEquals(COMPLETED, write("é\n"));
        assertEquals(UNKNOWN, write("e\n\n"));
        assertEquals(UNKNOWN, write("é"));
    }

    @Test
    void aDeletionIsDoneWhenThePathIsGone() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("nowhere"));

        assertEquals(UNKNOWN, reconcile("delete", object().put("path", "link")));

        Files.delete(link);

        assertEquals(COMPLETED, reconcile("delete", object().put("path", "link")));
    }

    @Test
    void aMoveIsDoneWhenTheSourceIsGoneAndTheDestinationThere() throws IOException {
        ObjectNode move = object().put("from", "a").put("to", "b");
        assertEquals(UNKNOWN, reconcile("move", move));

        Path source = Files.createFile(folder.resolve("a"));
        Files.createFile(folder.resolve("b"));
        assertEquals(UNKNOWN, reconcile("move", move));

        Files.delete(source);
        assertEquals(COMPLETED, reconcile("move", move));
    }

    @Test
    void nothingIsProvedOfOtherToolsOrOddArguments() {
        assertEquals(UNKNOWN, reconcile("edit", object().put("path", "a.txt")));
        assertEquals(UNKNOWN, reconcile("shell", object().put("command", "true")));
        assertEquals(UNKNOWN, reconcile("delete", object()));
        assertEquals(UNKNOWN, reconcile("delete", object().put("path", 3)));
        assertEquals(UNKNOWN, reconcile("write", object().put("path", "a\0b").put("content", "")));
    }

    private Verdict write(String content) {
        return reconcile("write", object().put("path", "a.txt").put("content", content));
    }

    private Verdict reconcile(String tool, ObjectNode arguments) {
        return new EffectReconciliation(PathResolver.of(folder)).reconcile(tool, arguments);
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }
}
