package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.PlanEntry;
import dev.bufferbridge.acp.schema.ResourceContents;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolKind;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorTurn;
import dev.bufferbridge.samples.PermissionAnswer;
import dev.bufferbridge.samples.PermissionScript;
import dev.bufferbridge.samples.ToolCallView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a person gets who types commands: what the editor shows is read and edited, reviewed and asked about. */
final class EditingTests {

    private static final List<ToolCallStatus> WHOLE_LIFE =
            List.of(ToolCallStatus.PENDING, ToolCallStatus.IN_PROGRESS, ToolCallStatus.COMPLETED);
    private static final List<ToolCallStatus> NEVER_RAN = List.of(ToolCallStatus.PENDING, ToolCallStatus.FAILED);
    private static final String REPLACE_TWO = "/replace a.txt\n```\ntwo\n```\n```\nzwei\n```\n";

    @TempDir
    Path project;

    private Path file;

    @BeforeEach
    void aFile() throws Exception {
        file = Files.writeString(project.resolve("a.txt"), "one\n");
    }

    @Test
    @Row({"O-007", "O-158", "O-141"})
    void readShowsWhatTheEditorShowsAndNotTheDisk() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            both.editor().buffers().type(file, "unsaved\n");

            EditorTurn turn = both.session().prompt("/read a.txt");

            ToolCallView call = turn.onlyToolCall();
            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertTrue(turn.text().contains("unsaved"), turn.text());
            assertEquals("Read a.txt", call.title());
            assertEquals(ToolKind.READ, call.kind());
            assertEquals(WHOLE_LIFE, call.statuses());
            assertEquals(
                    List.of(file.toString()),
                    call.locations().stream().map(ToolCallLocation::path).toList());
        }
    }

    @Test
    @Row({"O-109", "O-111", "O-117", "O-136", "O-137", "O-051"})
    void anEditIsAskedAboutWithItsDiffAndGoesIntoTheBuffer() throws Exception {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            both.editor().buffers().type(file, "one\ntwo\n");
            EditorSession session = both.session();

            EditorTurn turn = session.prompt("/read a.txt\n" + REPLACE_TWO);

            ToolCallContent.Diff diff = new ToolCallContent.Diff(file.toString(), "one\ntwo\n", "one\nzwei\n");
            ToolCallView edit = turn.toolCalls().get(1);
            assertEquals(WHOLE_LIFE, edit.statuses());
            assertEquals(ToolKind.EDIT, edit.kind());
            assertEquals(List.of(diff), edit.diffs());
            assertEquals("one\nzwei\n", both.editor().buffers().text(file));
            assertEquals("one\n", Files.readString(file));
            var asked = both.editor().permissions().requests();
            assertEquals(1, asked.size());
            assertEquals(List.of(diff), asked.get(0).toolCall().content());
            assertEquals(
                    List.of("allow-once", "allow-for-run", "reject-once", "reject-for-run"),
                    asked.get(0).options().stream()
                            .map(PermissionOption::optionId)
                            .toList());
        }
    }

    @Test
    @Row("O-110")
    void aRefusedCallFailsAndTheNextCommandRuns() {
        try (EditorAndAgent both = asking("reject-once")) {
            both.editor().buffers().type(file, "two\n");

            EditorTurn turn = both.session().prompt("/read a.txt\n" + REPLACE_TWO + "/read a.txt");

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertEquals(
                    List.of(WHOLE_LIFE, NEVER_RAN, WHOLE_LIFE),
                    turn.toolCalls().stream().map(ToolCallView::statuses).toList());
            assertEquals("two\n", both.editor().buffers().text(file));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bogus", "", "allow_once"})
    @Row("O-115")
    void anOptionThatWasNotOfferedIsNoConsent(String option) {
        try (EditorAndAgent both = asking(option)) {
            both.editor().buffers().type(file, "two\n");

            EditorTurn turn = both.session().prompt("/read a.txt\n" + REPLACE_TWO);

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertEquals(NEVER_RAN, turn.toolCalls().get(1).statuses());
            assertEquals("two\n", both.editor().buffers().text(file));
        }
    }

    @Test
    @Row("O-115")
    void anErrorIsNoConsent() {
        try (EditorAndAgent both = EditorAndAgent.in(
                project,
                settings ->
                        settings.withPermissions(PermissionScript.inTurn(PermissionAnswer.fail(-32603, "broken"))))) {
            EditorTurn turn = both.session().prompt("/write b.txt\n```\nb\n```");

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertEquals(NEVER_RAN, turn.onlyToolCall().statuses());
            assertFalse(Files.exists(project.resolve("b.txt")));
        }
    }

    @Test
    @Row("O-118")
    void aCancelledQuestionEndsTheTurn() {
        try (EditorAndAgent both = EditorAndAgent.in(
                project, settings -> settings.withPermissions(PermissionScript.inTurn(PermissionAnswer.cancelled())))) {
            EditorTurn turn = both.session().prompt("/write b.txt\n```\nb\n```\n/read a.txt");

            assertEquals(StopReason.CANCELLED, turn.stopReason());
            assertEquals(NEVER_RAN, turn.onlyToolCall().statuses());
        }
    }

    @Test
    @Row("O-112")
    void alwaysHoldsForTheSessionAndNoLonger() {
        try (EditorAndAgent both = asking("allow-for-run")) {
            EditorSession session = both.session();
            session.prompt("/write b.txt\n```\n1\n```");
            session.prompt("/write c.txt\n```\n2\n```");
            assertEquals(1, both.editor().permissions().requests().size());

            both.session().prompt("/write d.txt\n```\n3\n```");

            assertEquals(2, both.editor().permissions().requests().size());
        }
    }

    @Test
    void acceptEditsDoesNotAskAndReadOnlyRefuses() throws Exception {
        try (EditorAndAgent both = asking("reject-once")) {
            EditorSession session = both.session();
            both.editor().await("set_mode", both.editor().agent().setMode(Requests.mode(session, "accept-edits")));
            EditorTurn accepted = session.prompt("/write b.txt\n```\nb\n```");
            both.editor().await("set_mode", both.editor().agent().setMode(Requests.mode(session, "read-only")));
            EditorTurn refused = session.prompt("/write c.txt\n```\nc\n```");

            assertEquals(WHOLE_LIFE, accepted.onlyToolCall().statuses());
            assertEquals(NEVER_RAN, refused.onlyToolCall().statuses());
            assertTrue(
                    refused.onlyToolCall().text().contains("read-only"),
                    refused.onlyToolCall().text());
            assertEquals(List.of(), both.editor().permissions().requests());
        }
    }

    @Test
    void theModeOfTheConfigurationIsWhereASessionStarts() {
        try (EditorAndAgent both =
                EditorAndAgent.in(project, settings -> settings, Map.of("BUFFERBRIDGE_MODE", "read-only"))) {
            EditorSession session = both.session();

            assertEquals("read-only", session.started().modes().currentModeId());
            assertEquals(
                    NEVER_RAN,
                    session.prompt("/write c.txt\n```\nc\n```").onlyToolCall().statuses());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "", "what does a.txt do?"})
    @Row("O-119")
    void plainTextIsToldWhatToTypeAndHowToConnectAModel(String text) {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorTurn turn = both.session().prompt(text);

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertTrue(turn.text().contains("/read PATH"), turn.text());
            assertTrue(turn.text().contains("config.json"), turn.text());
            assertEquals(List.of(), turn.toolCalls());
        }
    }

    @Test
    @Row({"O-122", "O-142"})
    void badCallsFailWithTheReasonAndUnknownOnesAreOnlySaid() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorTurn turn = both.session()
                    .prompt("/read {\"path\": 7}\n/nonsense x\n/read {broken\n/search needle\n/read a.txt");

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertEquals(
                    List.of(NEVER_RAN, WHOLE_LIFE),
                    turn.toolCalls().stream().map(ToolCallView::statuses).toList());
            assertTrue(
                    turn.toolCalls().get(0).text().contains("path"),
                    turn.toolCalls().get(0).text());
            assertEquals(List.of(), turn.toolCalls().get(0).locations());
            assertTrue(turn.text().contains("nonsense"), turn.text());
            assertTrue(turn.text().contains("not available yet"), turn.text());
        }
    }

    @Test
    void severalCommandsAreAPlanThatIsFollowed() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorTurn turn = both.session().prompt("/read a.txt\n/read a.txt 2");

            List<List<PlanEntry.Status>> plans = turn.updates().stream()
                    .filter(SessionUpdate.Plan.class::isInstance)
                    .map(update -> ((SessionUpdate.Plan) update)
                            .entries().stream().map(PlanEntry::status).toList())
                    .toList();
            assertEquals(
                    List.of(
                            List.of(PlanEntry.Status.IN_PROGRESS, PlanEntry.Status.PENDING),
                            List.of(PlanEntry.Status.COMPLETED, PlanEntry.Status.IN_PROGRESS),
                            List.of(PlanEntry.Status.COMPLETED, PlanEntry.Status.COMPLETED)),
                    plans);
        }
    }

    @Test
    @Row("P-450")
    void anEditorThatWantsThemHearsOfChangedFiles() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorSession session = both.session();

            EditorTurn turn = session.prompt("/write b.txt\n```\nb\n```");

            JsonNode event = both.editor().lifecycle().all().get(0);
            assertEquals(session.id(), event.path("sessionId").asText());
            assertEquals("file_changed", event.path("event").path("kind").asText());
            assertEquals(
                    project.resolve("b.txt").toString(),
                    event.path("event").path("path").asText());
            assertEquals(
                    turn.onlyToolCall().toolCallId(),
                    event.path("event").path("toolCallId").asText());
        }
    }

    @Test
    @Row("O-126")
    void aLongAnswerIsBoundedAndComesBeforeTheEnd() throws Exception {
        Files.writeString(file, "0123456789\n".repeat(20_000));
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorTurn turn = both.session().prompt("/read a.txt");

            assertEquals(StopReason.END_TURN, turn.stopReason());
            assertTrue(turn.text().contains("0123456789"), turn.text());
            assertTrue(turn.text().length() < 70_000, "said " + turn.text().length());
        }
    }

    @Test
    void theFirstPromptNamesTheSession() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            EditorSession session = both.session();
            session.prompt("/read a.txt\nmore");
            session.prompt("other");

            assertEquals(
                    List.of(new SessionUpdate.SessionInfoUpdate("/read a.txt")),
                    session.updates().stream()
                            .filter(SessionUpdate.SessionInfoUpdate.class::isInstance)
                            .toList());
        }
    }

    @Test
    @Row("O-160")
    void whatCameWithAPromptIsNamed() {
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            both.editor().buffers().type(file, "1\n2\n3\n");

            String said = both.session()
                    .prompt(List.of(
                            ContentBlock.text("look"),
                            new ContentBlock.ResourceLink("a.txt", file.toUri().toString()),
                            new ContentBlock.ResourceLink("thread", "zed:///thread/1"),
                            new ContentBlock.Resource(new ResourceContents.Text("zed:///n.md", "text", null)),
                            new ContentBlock.Image("AAAA", "image/png")))
                    .text();

            assertTrue(said.contains("a.txt (3 lines)"), said);
            assertTrue(said.contains("n.md (1 line)"), said);
            assertTrue(said.contains("zed:///thread/1"), said);
            assertTrue(said.contains("image (image/png)"), said);
        }
    }

    @Test
    @Row("O-160")
    void aLinkToASecretIsNotOpenedUnasked() throws Exception {
        Path secret = Files.writeString(project.resolve(".env"), "TOKEN=x\n");
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            String said = both.session()
                    .prompt(List.of(
                            new ContentBlock.ResourceLink(".env", secret.toUri().toString())))
                    .text();

            assertTrue(said.contains("needs your permission"), said);
        }
    }

    @Test
    @Row("O-160")
    void aLinkToAHiddenFileIsNotOpenedAtAll() throws Exception {
        Files.writeString(project.resolve(".bufferbridgeignore"), "*.hidden\n");
        Path hidden = Files.writeString(project.resolve("a.hidden"), "x\n");
        try (EditorAndAgent both = EditorAndAgent.in(project)) {
            String said = both.session()
                    .prompt(List.of(new ContentBlock.ResourceLink(
                            "a.hidden", hidden.toUri().toString())))
                    .text();

            assertTrue(said.contains("hidden"), said);
            assertFalse(said.contains("/read a"), said);
        }
    }

    private EditorAndAgent asking(String option) {
        return EditorAndAgent.in(project, settings -> settings.withPermissions(PermissionScript.always(option)));
    }
}
