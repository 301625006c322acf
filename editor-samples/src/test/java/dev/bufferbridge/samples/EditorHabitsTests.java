package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CreateElicitationRequest;
import dev.bufferbridge.acp.schema.CreateElicitationResponse;
import dev.bufferbridge.acp.schema.ElicitationSchema;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.ReadTextFileRequest;
import dev.bufferbridge.acp.schema.ReadTextFileResponse;
import dev.bufferbridge.acp.schema.RequestPermissionOutcome;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.RequestPermissionResponse;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import dev.bufferbridge.samples.wire.Side;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a headless editor does over a connection: permissions, questions, held answers, and the shape of its messages. */
final class EditorHabitsTests {

    @TempDir
    Path project;

    @Test
    void thePersonAnswersAsTheScriptSays() {
        PermissionScript script = PermissionScript.inTurn(
                PermissionAnswer.select("allow-once"),
                PermissionAnswer.select("bogus"),
                PermissionAnswer.fail(-32603, "broken"));
        List<String> answers = new ArrayList<>();

        EditorFixture.turn(EditorSettings.in(project).withPermissions(script), (agent, session) -> {
            announce(agent, session);
            answers.add(chosen(ScriptedAgent.get(ask(agent, session))));
            answers.add(chosen(ScriptedAgent.get(ask(agent, session))));
            answers.add("error "
                    + assertThrows(AcpException.class, () -> ScriptedAgent.get(ask(agent, session)))
                            .code());
            finish(agent, session);
        });

        assertEquals(List.of("allow-once", "bogus", "error -32603"), answers);
    }

    @Test
    void anOpenPermissionRequestIsAnsweredAtACancel() {
        assertEquals("cancelled", permissionAtCancel(EditorSettings.in(project)));
    }

    @Test
    void anOpenPermissionRequestMayFailAtACancel() {
        assertEquals(
                "error -32800",
                permissionAtCancel(EditorSettings.in(project).withQuirks(EditorQuirk.OPEN_REQUESTS_FAIL_AT_CANCEL)));
    }

    @Test
    void anOpenPermissionRequestMayNeverBeAnswered() {
        EditorSettings settings = EditorSettings.in(project)
                .withPermissions(PermissionScript.hold())
                .withQuirks(EditorQuirk.PERMISSION_UNANSWERED_AT_CANCEL);
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            announce(agent, session);
            CompletableFuture<RequestPermissionResponse> open = ask(agent, session);
            ScriptedAgent.get(agent.cancelled);
            assertFalse(open.isDone());
            open.cancel(true);
            finish(agent, session);
            return StopReason.CANCELLED;
        })) {
            EditorSession session = editor.startSession();
            CompletableFuture<EditorTurn> turn = session.startPrompt("go");
            editor.permissions().awaitOpen();
            session.cancel();

            assertEquals(StopReason.CANCELLED, editor.await("the turn", turn).stopReason());
        }
    }

    @Test
    void aPermissionThatIsAskedForAfterACancelIsAnsweredSoUntilTheNextTurn() {
        List<String> answers = new ArrayList<>();
        try (HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            if (prompt.equals("first")) {
                announce(agent, session);
                ScriptedAgent.get(agent.cancelled);
            }
            answers.add(chosen(ScriptedAgent.get(ask(agent, session))));
            if (prompt.equals("second")) {
                return StopReason.END_TURN;
            }
            finish(agent, session);
            return StopReason.CANCELLED;
        })) {
            EditorSession session = editor.startSession();
            CompletableFuture<EditorTurn> turn = session.startPrompt("first");
            session.awaitUpdate(ToolCall.class::isInstance);
            session.cancel();
            editor.await("the turn", turn);
            session.prompt("second");

            assertEquals(List.of("cancelled", "allow-once"), answers);
        }
    }

    @Test
    void aPermissionRequestCanBeAnsweredLater() {
        EditorSettings settings = EditorSettings.in(project).withPermissions(PermissionScript.hold());
        List<String> answers = new ArrayList<>();
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            announce(agent, session);
            answers.add(chosen(ScriptedAgent.get(ask(agent, session))));
            finish(agent, session);
            return StopReason.END_TURN;
        })) {
            CompletableFuture<EditorTurn> turn = editor.startSession().startPrompt("go");
            editor.permissions().awaitOpen().answer(PermissionAnswer.select("reject-once"));
            editor.await("the turn", turn);

            assertEquals(List.of("reject-once"), answers);
            assertEquals(1, editor.permissions().requests().size());
        }
    }

    @Test
    void aReadMayWaitForThePerson() throws Exception {
        Path file = Files.writeString(project.resolve("a.txt"), "text");
        EditorSettings settings = EditorSettings.in(project).withQuirks(EditorQuirk.ASKS_BEFORE_READ);
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            agent.say(session, agent.read(session, file));
            return StopReason.END_TURN;
        })) {
            CompletableFuture<EditorTurn> turn = editor.startSession().startPrompt("go");
            HeldRequests.Held held = editor.held().awaitOpen("fs/read_text_file");
            assertFalse(turn.isDone());
            held.release();

            assertEquals("text", editor.await("the turn", turn).text());
        }
    }

    @Test
    void aHeldRequestCanBeWithdrawnByTheAgent() throws Exception {
        Path file = Files.writeString(project.resolve("a.txt"), "text");
        EditorSettings settings = EditorSettings.in(project).holding("fs/read_text_file");
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            CompletableFuture<ReadTextFileResponse> open =
                    agent.client().readTextFile(new ReadTextFileRequest(session, file.toString()));
            ScriptedAgent.get(agent.cancelled);
            open.cancel(true);
            return StopReason.CANCELLED;
        })) {
            EditorSession session = editor.startSession();
            CompletableFuture<EditorTurn> turn = session.startPrompt("go");
            HeldRequests.Held held = editor.held().awaitOpen("fs/read_text_file");
            session.cancel();

            assertEquals(StopReason.CANCELLED, editor.await("the turn", turn).stopReason());
            assertThrows(CancellationException.class, () -> held.answer().get(10, TimeUnit.SECONDS));
            assertFalse(held.isOpen());
        }
    }

    @Test
    void aWriteMayBeAnsweredWithNull() {
        Path file = project.resolve("a.txt");
        EditorSettings settings = EditorSettings.in(project).as(KnownClient.CODE_COMPANION);
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            agent.write(session, file, "text\n");
            return StopReason.END_TURN;
        })) {
            editor.startSession().prompt("go");

            String answer = editor.messages()
                    .await(message -> message.isAnswer() && message.id().equals("1") && message.from() == Side.EDITOR)
                    .line();
            assertEquals("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}", answer);
            assertEquals("text\n\n", editor.buffers().diskText(file));
        }
    }

    @Test
    void messagesMayCarryMoreKeysInAnotherOrder() {
        EditorSettings settings = EditorSettings.in(project).as(KnownClient.KOTLIN_SDK);
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> StopReason.END_TURN)) {
            editor.startSession().prompt("go");

            String hello = editor.messages().all().get(0).line();
            assertTrue(hello.startsWith("{\"type\":\"com.agentclientprotocol.rpc.JsonRpcRequest\",\"id\":1,"), hello);
            assertTrue(hello.endsWith(",\"jsonrpc\":\"2.0\"}"), hello);
        }
    }

    @Test
    void theClientsNameMayHideInItsCapabilities() {
        EditorSettings settings = EditorSettings.in(project).as(KnownClient.AGENTIC_NVIM);
        try (HeadlessEditor editor = EditorFixture.editor(settings, (agent, session, prompt) -> {
            agent.say(
                    session,
                    String.valueOf(agent.hello.clientCapabilities().extra().unknown()));
            return StopReason.END_TURN;
        })) {
            assertEquals(
                    "{clientInfo={\"name\":\"Agentic.nvim\",\"version\":\"1.0.0\"}}",
                    editor.startSession().prompt("go").text());
        }
    }

    @Test
    void textBeyondAsciiMayBeGarbled() {
        EditorSettings settings = EditorSettings.in(project).as(KnownClient.JAVA_SDK);

        assertEquals(
                "gr????er",
                EditorFixture.turn(settings, (agent, session) -> agent.say(session, "größer"))
                        .text());
    }

    @Test
    void aQuestionIsAnsweredAsTheScriptSaysWhereItIsOffered() {
        CreateElicitationResponse yes = new CreateElicitationResponse.Accept(Map.of());
        List<CreateElicitationResponse> answers = new ArrayList<>();

        EditorFixture.turn(
                EditorSettings.in(project).withQuestions(question -> yes),
                (agent, session) ->
                        answers.add(ScriptedAgent.get(agent.client().createElicitation(question(session)))));

        assertEquals(List.of(yes), answers);
    }

    @Test
    void whatAClientDoesNotKnowIsRefusedOrNeverAnswered() {
        EditorSettings filesOnly = EditorSettings.in(project).withOffers(EditorOffers.files(true, true));
        List<Object> seen = new ArrayList<>();

        complaintsOf(
                filesOnly,
                (agent, session) -> seen.add(assertThrows(
                                AcpException.class,
                                () -> ScriptedAgent.get(agent.client().createElicitation(question(session))))
                        .code()));
        List<String> complaints =
                complaintsOf(filesOnly.withQuirks(EditorQuirk.UNKNOWN_REQUESTS_UNANSWERED), (agent, session) -> {
                    CompletableFuture<?> open = agent.client().createElicitation(question(session));
                    agent.read(session, Files.writeString(project.resolve("a.txt"), "text"));
                    seen.add(open.isDone());
                });

        assertEquals(List.of(AcpError.METHOD_NOT_FOUND, false), seen);
        assertEquals(
                List.of(
                        "elicitation/create was called although the client does not offer it",
                        "the turn ended and left elicitation/create (id 1) open without withdrawing it"),
                complaints);
    }

    private static List<String> complaintsOf(EditorSettings settings, EditorFixture.Deed deed) {
        return assertThrows(EditorComplaintsException.class, () -> EditorFixture.turn(settings, deed))
                .complaints();
    }

    private static CreateElicitationRequest question(String session) {
        return new CreateElicitationRequest.Form("Sure?", new ElicitationSchema(Map.of(), null), session, null);
    }

    private String permissionAtCancel(EditorSettings settings) {
        List<String> answers = new ArrayList<>();
        try (HeadlessEditor editor =
                EditorFixture.editor(settings.withPermissions(PermissionScript.hold()), (agent, session, prompt) -> {
                    announce(agent, session);
                    try {
                        answers.add(chosen(ScriptedAgent.get(ask(agent, session))));
                    } catch (AcpException e) {
                        answers.add("error " + e.code());
                    }
                    finish(agent, session);
                    return StopReason.CANCELLED;
                })) {
            EditorSession session = editor.startSession();
            CompletableFuture<EditorTurn> turn = session.startPrompt("go");
            editor.permissions().awaitOpen();
            session.cancel();
            editor.await("the turn", turn);
        }
        return answers.get(0);
    }

    private static void announce(ScriptedAgent agent, String session) {
        agent.tell(session, new ToolCall("t", "Edit", ToolKind.EDIT, ToolCallStatus.PENDING, List.of(), null));
    }

    private static void finish(ScriptedAgent agent, String session) {
        agent.tell(session, new ToolCallUpdate("t").withStatus(ToolCallStatus.FAILED));
    }

    private static CompletableFuture<RequestPermissionResponse> ask(ScriptedAgent agent, String session) {
        return agent.client()
                .requestPermission(new RequestPermissionRequest(
                        session,
                        new ToolCallUpdate("t"),
                        List.of(new PermissionOption("allow-once", "Allow", PermissionOption.Kind.ALLOW_ONCE))));
    }

    private static String chosen(RequestPermissionResponse response) {
        return response.outcome() instanceof RequestPermissionOutcome.Selected selected
                ? selected.optionId()
                : response.outcome() instanceof RequestPermissionOutcome.Cancelled ? "cancelled" : "other";
    }
}
