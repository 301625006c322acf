package dev.bufferbridge.samples;

import dev.bufferbridge.acp.Transports;
import dev.bufferbridge.acp.schema.StopReason;

/** An editor and a scripted agent at the two ends of a pipe. */
final class EditorFixture {

    private EditorFixture() {}

    static HeadlessEditor editor(EditorSettings settings, ScriptedAgent.Script script) {
        Transports.Pair pipe = Transports.pipe();
        ScriptedAgent.start(pipe.right(), script);
        return HeadlessEditor.connect(pipe.left(), settings);
    }

    /** Something a turn does with the agent, that ends the turn well. */
    interface Deed {
        void run(ScriptedAgent agent, String sessionId) throws Exception;
    }

    /** Runs one turn in an editor with these settings, and judges the agent. */
    static EditorTurn turn(EditorSettings settings, Deed deed) {
        try (HeadlessEditor editor = editor(settings, (agent, sessionId, prompt) -> {
            deed.run(agent, sessionId);
            return StopReason.END_TURN;
        })) {
            return editor.startSession().prompt("go");
        }
    }
}
