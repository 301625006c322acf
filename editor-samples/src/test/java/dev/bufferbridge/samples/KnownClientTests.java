package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.acp.schema.StopReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class KnownClientTests {

    @TempDir
    Path project;

    /** What an agent gets for a dirty buffer, and what is where after it has written {@code sent\n}. */
    @ParameterizedTest
    @CsvSource(
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "ZED,            typed|,  sent|,   sent|",
                "CODE_COMPANION, stored|, sent||,  sent||",
                "AGENTIC_NVIM,   typed,   typed|,  sent|",
                "ACPX,           stored|, typed|,  sent|",
                "AGENT_SHELL,    typed|,  sent|,   sent|",
                "VSCODE_ACP,     typed|,  typed|,  sent|",
                "JAVA_SDK,       typed|,  sent|,   stored|",
                "KOTLIN_SDK,     typed|,  sent|,   stored|",
            })
    void eachClientTreatsUnsavedTextInItsOwnWay(KnownClient client, String read, String buffer, String disk)
            throws IOException {
        Path file = Files.writeString(project.resolve("a.txt"), "stored\n");
        try (HeadlessEditor editor =
                EditorFixture.editor(EditorSettings.in(project).as(client), (agent, session, prompt) -> {
                    agent.say(session, agent.read(session, file));
                    agent.write(session, file, "sent\n");
                    return StopReason.END_TURN;
                })) {
            editor.buffers().type(file, "typed\n");

            EditorTurn turn = editor.startSession().prompt("go");

            assertEquals(lines(read), turn.text());
            assertEquals(lines(buffer), editor.buffers().text(file));
            assertEquals(lines(disk), Files.readString(file));
        }
    }

    private static String lines(String cell) {
        return cell.replace('|', '\n');
    }
}
