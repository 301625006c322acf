package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.SessionMode;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSession;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the settings of a user and of a project do to a session. */
final class ProjectSettingsTests {

    @TempDir
    Path project;

    @Test
    @Row("O-127")
    void whatAProjectMayNotSayIsIgnoredAndToldOnceInTheFirstTurn() throws Exception {
        projectSays("{\"mode\": \"full-access\"}");
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorSession session = both.session();

            assertEquals("ask", session.started().modes().currentModeId());
            assertTrue(session.prompt("hello").text().startsWith("Note: "));
            assertFalse(session.prompt("hello").text().contains("Note: "));
        }
    }

    @Test
    void aProjectNarrowsTheModesAndNothingWidensThemAgain() throws Exception {
        projectSays("{\"mode\": \"read-only\"}");
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorSession session = both.session();

            assertEquals("read-only", session.started().modes().currentModeId());
            List<String> offered = session.started().modes().availableModes().stream()
                    .map(SessionMode::id)
                    .toList();
            assertFalse(offered.contains("full-access"), offered.toString());
            AcpException refused = assertThrows(
                    AcpException.class,
                    () -> both.editor()
                            .await("set_mode", both.editor().agent().setMode(Requests.mode(session, "full-access"))));
            assertEquals(AcpError.INVALID_PARAMS, refused.code());
        }
    }

    @Test
    void aToolsetThatIsStillToComeOffersNothingAndSaysSo() {
        try (EditorAndAgent both = EditorAndAgent.in(project, s -> s, Map.of("BUFFERBRIDGE_TOOLSET", "run"))) {
            EditorSession session = both.session();

            String said = session.prompt("/read a.txt").text();

            assertTrue(said.contains("not available yet"), said);
            assertEquals(
                    new SessionUpdate.AvailableCommandsUpdate(List.of()),
                    session.awaitUpdate(SessionUpdate.AvailableCommandsUpdate.class::isInstance));
        }
    }

    private void projectSays(String settings) throws Exception {
        Path folder = Files.createDirectory(project.resolve(".bufferbridge"));
        Files.writeString(folder.resolve("config.json"), settings);
    }
}
