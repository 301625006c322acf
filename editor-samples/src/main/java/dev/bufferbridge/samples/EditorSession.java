package dev.bufferbridge.samples;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CancelNotification;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.NewSessionResponse;
import dev.bufferbridge.acp.schema.PromptRequest;
import dev.bufferbridge.acp.schema.SessionNotification;
import dev.bufferbridge.acp.schema.SessionUpdate;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;

/** One session with the agent. Several may be open on one connection. */
public final class EditorSession {

    private final HeadlessEditor editor;
    private final NewSessionResponse started;

    EditorSession(HeadlessEditor editor, NewSessionResponse started) {
        this.editor = editor;
        this.started = started;
    }

    public String id() {
        return started.sessionId();
    }

    /** What the agent answered when the session was started. */
    public NewSessionResponse started() {
        return started;
    }

    /**
     * Sends a text and waits for the turn's end.
     *
     * @throws AcpException when the agent answers with an error
     * @throws EditorDeadlineException when the turn does not end in time
     */
    public EditorTurn prompt(String text) {
        return prompt(List.of(ContentBlock.text(text)));
    }

    /** As {@link #prompt(String)}, for any content. */
    public EditorTurn prompt(List<ContentBlock> content) {
        return editor.await("the end of a turn", startPrompt(content));
    }

    /** Sends a text and returns at once. */
    public CompletableFuture<EditorTurn> startPrompt(String text) {
        return startPrompt(List.of(ContentBlock.text(text)));
    }

    /** Sends content and returns at once. */
    public CompletableFuture<EditorTurn> startPrompt(List<ContentBlock> content) {
        int start = editor.startOfTurn(id());
        return editor.agent()
                .prompt(new PromptRequest(id(), content))
                .thenApply(response -> new EditorTurn(response.stopReason(), updatesSince(start)));
    }

    /** Ends the running turn: tells the agent, and answers what is open as the editor's habits want it. */
    public void cancel() {
        editor.cancelling(id());
        editor.agent().cancel(new CancelNotification(id()));
        editor.sessionCancelled(id());
    }

    /** Everything this session was told so far. */
    public List<SessionUpdate> updates() {
        return updatesSince(0);
    }

    /** All tool calls of the session as they are now. */
    public List<ToolCallView> toolCalls() {
        return ToolCallView.of(updates());
    }

    /** Waits for the first update of this session that matches, whether it is there already or still to come. */
    public SessionUpdate awaitUpdate(Predicate<? super SessionUpdate> wanted) {
        return editor.updates()
                .await(update -> update.sessionId().equals(id()) && wanted.test(update.update()))
                .update();
    }

    private List<SessionUpdate> updatesSince(int start) {
        return editor.updates().since(start).stream()
                .filter(update -> update.sessionId().equals(id()))
                .map(SessionNotification::update)
                .toList();
    }
}
