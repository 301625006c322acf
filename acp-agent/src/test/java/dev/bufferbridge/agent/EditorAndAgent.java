package dev.bufferbridge.agent;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.samples.EditorSession;
import dev.bufferbridge.samples.EditorSettings;
import dev.bufferbridge.samples.HeadlessEditor;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A headless editor and the whole agent, each on its end of a pipe. Closing fails when the agent broke a rule of the protocol. */
record EditorAndAgent(HeadlessEditor editor, ServedAgent agent) implements AutoCloseable {

    static EditorAndAgent in(Path project) {
        return in(project, settings -> settings);
    }

    static EditorAndAgent in(Path project, UnaryOperator<EditorSettings> editor) {
        return in(project, editor, Settings.defaults(project));
    }

    static EditorAndAgent in(Path project, UnaryOperator<EditorSettings> editor, Map<String, String> variables) {
        return in(project, editor, Settings.with(project, variables));
    }

    private static EditorAndAgent in(Path project, UnaryOperator<EditorSettings> editor, AgentSettings settings) {
        ServedAgent agent = ServedAgent.with(settings);
        EditorSettings chosen = editor.apply(EditorSettings.in(project));
        return new EditorAndAgent(HeadlessEditor.connect(agent.editorEnd(), chosen), agent);
    }

    EditorSession session() {
        return editor.startSession();
    }

    @Override
    public void close() {
        editor.close();
    }
}
