package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class HeadlessEditorTests {

    @TempDir
    Path project;

    @Test
    void aTurnHasItsStopReasonAndEverythingThatWasSaid() {
        EditorTurn turn = EditorFixture.turn(EditorSettings.in(project), (agent, session) -> {
            agent.say(session, "Hello ");
            agent.say(session, "there");
        });

        assertEquals(
                new EditorTurn(
                        StopReason.END_TURN,
                        List.of(
                                new SessionUpdate.AgentMessageChunk(ContentBlock.text("Hello ")),
                                new SessionUpdate.AgentMessageChunk(ContentBlock.text("there")))),
                turn);
        assertEquals("Hello there", turn.text());
    }

    @Test
    void aToolCallIsShownWithItsChangesPutIn() {
        ToolCallContent.Diff diff = new ToolCallContent.Diff("/p/a.txt", "a", "b");
        EditorTurn turn = EditorFixture.turn(EditorSettings.in(project), (agent, session) -> {
            agent.tell(
                    session, new ToolCall("t", "Edit a.txt", ToolKind.EDIT, ToolCallStatus.PENDING, List.of(), null));
            agent.tell(session, new ToolCallUpdate("t").withStatus(ToolCallStatus.IN_PROGRESS));
            agent.tell(
                    session,
                    new ToolCallUpdate("t")
                            .withStatus(ToolCallStatus.COMPLETED)
                            .withContent(List.of(diff, ToolCallContent.text("Done")))
                            .withLocations(List.of(new ToolCallLocation("/p/a.txt", 1))));
        });

        ToolCallView call = turn.onlyToolCall();

        assertEquals(
                List.of(ToolCallStatus.PENDING, ToolCallStatus.IN_PROGRESS, ToolCallStatus.COMPLETED), call.statuses());
        assertEquals(List.of(diff), call.diffs());
        assertEquals("Done", call.text());
        assertEquals(List.of(new ToolCallLocation("/p/a.txt", 1)), call.locations());
        assertEquals("Edit a.txt", call.title());
        assertEquals(ToolKind.EDIT, call.kind());
    }

    @Test
    void twoSessionsOnOneConnectionKeepTheirUpdatesApart() {
        try (HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            agent.say(session, prompt + " in " + session);
            return StopReason.END_TURN;
        })) {
            EditorSession first = editor.startSession();
            EditorSession second = editor.startSession();

            assertEquals("one in session-1", first.prompt("one").text());
            assertEquals("two in session-2", second.prompt("two").text());
            assertEquals("three in session-1", first.prompt("three").text());
            assertEquals(2, first.updates().size());
        }
    }

    @Test
    void lifecycleEventsAreKept() throws Exception {
        JsonNode event =
                new ObjectMapper().readTree("{\"sessionId\":\"session-1\",\"event\":{\"kind\":\"file_changed\"}}");
        try (HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            agent.client().extNotification("_bufferbridge/lifecycle", event);
            agent.client().extNotification("_other/event", event);
            return StopReason.END_TURN;
        })) {
            editor.startSession().prompt("go");

            assertEquals(List.of(event), editor.lifecycle().all());
        }
    }

    @Test
    void closingTellsWhatTheAgentDidWrong() {
        HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            agent.tell(session, new ToolCallUpdate("unknown").withStatus(ToolCallStatus.COMPLETED));
            return StopReason.END_TURN;
        });
        editor.startSession().prompt("go");

        EditorComplaintsException thrown = assertThrows(EditorComplaintsException.class, editor::close);

        assertEquals(List.of("an update for the unknown tool call unknown"), thrown.complaints());
    }

    @Test
    void closingTellsOfARequestThatTheAgentNeverAnswered() {
        CompletableFuture<StopReason> never = new CompletableFuture<>();
        HeadlessEditor editor = EditorFixture.editor(
                EditorSettings.in(project), (agent, session, prompt) -> never.get(10, TimeUnit.SECONDS));
        CompletableFuture<EditorTurn> turn = editor.startSession().startPrompt("go");

        EditorComplaintsException thrown = assertThrows(EditorComplaintsException.class, editor::close);
        never.complete(StopReason.END_TURN);

        assertEquals(List.of("the agent did not answer session/prompt (id 3)"), thrown.complaints());
        assertThrows(Exception.class, turn::join);
    }

    @Test
    void anErrorOfTheAgentReachesTheTest() {
        try (HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            throw new AcpException(-32602, "no");
        })) {
            EditorSession session = editor.startSession();

            AcpException thrown = assertThrows(AcpException.class, () -> session.prompt("go"));

            assertEquals(-32602, thrown.code());
        }
    }

    @Test
    void noWaitIsForEver() {
        EditorSettings hasty = EditorSettings.in(project).withDeadline(Duration.ofMillis(20));
        HeadlessEditor editor = HeadlessEditor.connect(Transports.pipe().left(), hasty);
        try {
            assertThrows(EditorDeadlineException.class, editor::initialize);
            assertThrows(EditorDeadlineException.class, () -> editor.updates().await(update -> true));
            assertThrows(
                    EditorDeadlineException.class, () -> editor.permissions().awaitOpen());
        } finally {
            editor.abandon();
        }
    }

    @Test
    void withoutRecordingNothingIsKeptBeyondTheTurn() {
        EditorSettings settings = EditorSettings.in(project).withoutRecording();
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            agent.say(session, prompt);
            return StopReason.END_TURN;
        })) {
            EditorSession session = editor.startSession();
            session.prompt("one");
            session.prompt("two");

            assertEquals(1, editor.updates().size());
            assertEquals(0, editor.messages().size());
        }
    }

    @Test
    void aLaunchedAgentThatDoesNotEndIsNamedAndEnded() throws Exception {
        Path pid = project.resolve("pid");
        HeadlessEditor editor = HeadlessEditor.launch(
                new ProcessBuilder("/bin/sh", "-c", "echo trouble >&2; echo $$ > " + pid + "; exec sleep 60"),
                EditorSettings.in(project).withDeadline(Duration.ofMillis(300)));
        EditorDeadlineException late = assertThrows(EditorDeadlineException.class, editor::initialize);

        EditorComplaintsException thrown = assertThrows(EditorComplaintsException.class, editor::close);

        assertEquals("Waited 300 ms for the answer to initialize; the agent says: trouble\n", late.getMessage());
        assertEquals(
                List.of(
                        "the agent did not answer initialize (id 1)",
                        "the agent was still running 2 s after its input had ended"),
                thrown.complaints());
        long process = Long.parseLong(Files.readString(pid).strip());
        assertEquals(
                false, ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false));
    }
}
