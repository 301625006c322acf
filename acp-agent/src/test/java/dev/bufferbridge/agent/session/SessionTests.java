package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.AvailableCommand;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionConfigOption;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.agent.brain.SlashCommand;
import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.rows.Row;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class SessionTests {

    private final RecordingUpdates updates = new RecordingUpdates();
    private final ScriptedBrain brain = new ScriptedBrain();
    private final Session session = new Session(
            "s1",
            brain,
            new SessionModes(List.of(Mode.ASK, Mode.ACCEPT_EDITS, Mode.READ_ONLY), Mode.ASK),
            new TurnWork(brain, brain.tools()),
            updates,
            work -> {
                Thread thread = new Thread(work);
                thread.setDaemon(true);
                thread.start();
            });

    @Test
    @Row("O-107")
    void theCommandsAreAnnouncedWithTheirHints() {
        brain.offer(new SlashCommand("read", "Reads", "PATH"));

        session.announceCommands();
        session.announceCommands();

        assertEquals(
                List.of(new SessionUpdate.AvailableCommandsUpdate(
                        List.of(new AvailableCommand("read", "Reads", "PATH")))),
                updates.events());
    }

    @Test
    void theFirstTextNamesTheSessionOnce() throws Exception {
        end(prompt(new ContentBlock.ResourceLink("x", "zed:///x")));
        end(prompt(ContentBlock.text("first\nsecond")));
        end(prompt(ContentBlock.text("third")));

        assertEquals(
                List.of(
                        new SessionUpdate.AvailableCommandsUpdate(List.of()),
                        new SessionUpdate.SessionInfoUpdate("first")),
                updates.events());
    }

    @Test
    void aSecondPromptIsRefusedWhileOneRunsAndTheFirstGoesOn() throws Exception {
        CompletableFuture<PromptResponse> first = prompt(ContentBlock.text("a"));
        brain.awaitStarted();

        AcpException refused = refusal(() -> prompt(ContentBlock.text("b")));

        assertEquals(AcpError.INVALID_REQUEST, refused.code());
        brain.finish();
        assertEquals(new PromptResponse(StopReason.END_TURN), await(first));
    }

    @Test
    void theNextPromptMayFollowTheAnswerAtOnce() throws Exception {
        CompletableFuture<PromptResponse> first = prompt(ContentBlock.text("a"));
        CompletableFuture<PromptResponse> second = first.thenCompose(answer -> prompt(ContentBlock.text("b")));
        brain.finish();
        brain.finish();

        assertEquals(new PromptResponse(StopReason.END_TURN), await(second));
    }

    @Test
    @Row("O-120")
    void aCancelledTurnLeavesTheSessionUsable() throws Exception {
        CompletableFuture<PromptResponse> first = prompt(ContentBlock.text("a"));
        brain.awaitStarted();

        session.cancel();

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(first));
        brain.reset();
        end(prompt(ContentBlock.text("b")));
    }

    @Test
    void aCancelWithoutATurnDoesNothing() throws Exception {
        session.cancel();

        end(prompt(ContentBlock.text("a")));
    }

    @Test
    void closingEndsTheTurnFirstAndTakesNoPromptAfterwards() throws Exception {
        CompletableFuture<PromptResponse> running = prompt(ContentBlock.text("a"));
        brain.awaitStarted();

        await(session.close());

        assertTrue(running.isDone());
        assertEquals(new PromptResponse(StopReason.CANCELLED), await(running));
        assertEquals(
                AcpError.RESOURCE_NOT_FOUND,
                refusal(() -> prompt(ContentBlock.text("b"))).code());
    }

    @Test
    void theModeAndItsOptionAreKeptInStep() {
        session.setMode("accept-edits");
        SessionConfigOption.Select option =
                (SessionConfigOption.Select) session.options().get(0);
        assertEquals("accept-edits", option.currentValue());
        assertEquals("accept-edits", session.modes().currentModeId());

        session.setOption("mode", TextNode.valueOf("read-only"));
        session.setMode("read-only");

        assertEquals("read-only", session.modes().currentModeId());
        assertEquals(
                List.of(
                        new SessionUpdate.ConfigOptionUpdate(List.of(option)),
                        new SessionUpdate.CurrentModeUpdate("read-only")),
                updates.events());
    }

    @Test
    void unknownModesAndOptionsAreRefusedAndChangeNothing() {
        for (Executable wrong : List.<Executable>of(
                () -> session.setMode("yolo"),
                () -> session.setMode("full-access"), // not allowed by this configuration
                () -> session.setOption("model", TextNode.valueOf("ask")),
                () -> session.setOption("mode", TextNode.valueOf("yolo")),
                () -> session.setOption("mode", BooleanNode.TRUE),
                () -> session.setOption("mode", JsonNodeFactory.instance.nullNode()))) {
            assertEquals(AcpError.INVALID_PARAMS, refusal(wrong).code());
        }
        assertEquals("ask", session.modes().currentModeId());
        assertEquals(List.of(), updates.events());
    }

    @Test
    void aPromptThatIsTooMuchIsRefusedAndTheSessionStaysFree() throws Exception {
        List<ContentBlock> many = Collections.nCopies(PromptLimits.MAX_BLOCKS + 1, ContentBlock.text("a"));
        String half = "x".repeat(PromptLimits.MAX_TEXT_CHARS / 2 + 1);
        List<ContentBlock> longText = List.of(ContentBlock.text(half), ContentBlock.text(half));

        assertEquals(
                AcpError.INVALID_PARAMS, refusal(() -> session.prompt(many)).code());
        assertEquals(
                AcpError.INVALID_PARAMS, refusal(() -> session.prompt(longText)).code());
        end(prompt(ContentBlock.text("a")));
    }

    @Test
    void sessionsAreBoundedAndUnknownOnesNamed() {
        Sessions sessions = new Sessions(1);
        sessions.add(session);

        assertEquals(
                AcpError.INVALID_REQUEST, refusal(() -> sessions.add(session)).code());
        AcpException unknown = refusal(() -> sessions.get("none"));
        assertEquals(AcpError.RESOURCE_NOT_FOUND, unknown.code());
        assertEquals(
                JsonNodeFactory.instance.objectNode().put("sessionId", "none"),
                unknown.error().data());
    }

    @Test
    void theEndOfTheConnectionEndsEveryTurn() throws Exception {
        Sessions sessions = new Sessions(2);
        sessions.add(session);
        CompletableFuture<PromptResponse> running = prompt(ContentBlock.text("a"));
        brain.awaitStarted();

        sessions.closeAll();

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(running));
        assertFalse(refusal(() -> sessions.add(session)).getMessage().isBlank());
    }

    private CompletableFuture<PromptResponse> prompt(ContentBlock block) {
        return session.prompt(List.of(block));
    }

    private void end(CompletableFuture<PromptResponse> answer) throws Exception {
        brain.finish();
        assertEquals(new PromptResponse(StopReason.END_TURN), await(answer));
    }

    private static <T> T await(CompletableFuture<T> future) throws Exception {
        return future.get(10, TimeUnit.SECONDS);
    }

    private static AcpException refusal(Executable call) {
        return assertThrows(AcpException.class, call);
    }
}
