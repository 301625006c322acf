package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorTurn;
import dev.bufferbridge.samples.KnownClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever habits the editor has: a saved file is read and edited, and the right text is what remains. */
final class KnownClientsTests {

    @TempDir
    Path project;

    @ParameterizedTest
    @EnumSource
    @Row({"O-019", "O-111"})
    void aSavedFileIsReadAndEditedTwice(KnownClient client) throws Exception {
        Path file = Files.writeString(project.resolve("a.txt"), "one\ntwo\nthree\n");
        try (EditorAndAgent both = EditorAndAgent.in(project, settings -> settings.as(client))) {
            both.editor().buffers().open(file);
            EditorSession session = both.session();

            EditorTurn first = session.prompt("/read a.txt\n/replace a.txt\n```\ntwo\n```\n```\nzwei\n```\n");
            EditorTurn second = session.prompt("/replace a.txt\n```\nthree\n```\n```\ndrei\n```\n/read a.txt\n");

            assertEquals(
                    List.of(StopReason.END_TURN, StopReason.END_TURN),
                    List.of(first.stopReason(), second.stopReason()));
            for (EditorTurn turn : List.of(first, second)) {
                assertEquals(
                        List.of(ToolCallStatus.COMPLETED, ToolCallStatus.COMPLETED),
                        turn.toolCalls().stream().map(call -> call.status()).toList(),
                        turn::text);
            }
            if (both.editor().buffers().isDirty(file)) {
                both.editor().buffers().save(file);
            }
            assertEquals("one\nzwei\ndrei\n", Files.readString(file));
        }
    }
}
