package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.CallPreview;
import dev.bufferbridge.tools.api.ToolDefinition;
import org.jspecify.annotations.Nullable;

/** One tool call that the editor was told of, or is about to be, and that has not ended. Guarded by its reporter. */
final class OpenCall {

    private static final int MOST_PROGRESS_CHARS = 16_384;

    private final ToolDefinition tool;
    private final JsonNode rawInput;
    private final StringBuilder progress = new StringBuilder();
    private @Nullable CallPreview announced;
    private boolean told;
    private boolean running;
    private @Nullable Long lastProgressNanos;

    OpenCall(ToolDefinition tool, JsonNode rawInput) {
        this.tool = tool;
        this.rawInput = rawInput;
    }

    ToolDefinition tool() {
        return tool;
    }

    JsonNode rawInput() {
        return rawInput;
    }

    /** Whether the editor knows of it. */
    boolean isTold() {
        return told;
    }

    boolean isRunning() {
        return running;
    }

    void told(@Nullable CallPreview preview) {
        told = true;
        announced = preview;
    }

    /** Whether what is shown of it has moved since the editor was told. */
    boolean differsFrom(CallPreview preview) {
        return announced == null
                || !announced.title().equals(preview.title())
                || !announced.paths().equals(preview.paths());
    }

    void runs() {
        running = true;
    }

    /** Takes one more piece of progress; only the end of very much is kept. */
    void addProgress(String text) {
        progress.append(text);
        int surplus = progress.length() - MOST_PROGRESS_CHARS;
        if (surplus > 0) {
            boolean splits = Character.isLowSurrogate(progress.charAt(surplus));
            progress.delete(0, splits ? surplus + 1 : surplus);
        }
    }

    String progress() {
        return progress.toString();
    }

    /** Whether enough time has passed to show progress again; counts as shown then. */
    boolean mayShowProgress(long nowNanos, long intervalNanos) {
        if (lastProgressNanos != null && nowNanos - lastProgressNanos < intervalNanos) {
            return false;
        }
        lastProgressNanos = nowNanos;
        return true;
    }
}
