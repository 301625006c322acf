package dev.bufferbridge.agent;

import dev.bufferbridge.acp.schema.SetSessionModeRequest;
import dev.bufferbridge.samples.EditorSession;

/** Requests that the headless editor has no method for. */
final class Requests {

    private Requests() {}

    static SetSessionModeRequest mode(EditorSession session, String mode) {
        return new SetSessionModeRequest(session.id(), mode);
    }
}
