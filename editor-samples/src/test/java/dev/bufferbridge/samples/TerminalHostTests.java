package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.CreateTerminalRequest;
import dev.bufferbridge.acp.schema.EnvVariable;
import dev.bufferbridge.acp.schema.KillTerminalRequest;
import dev.bufferbridge.acp.schema.ReleaseTerminalRequest;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.TerminalExitStatus;
import dev.bufferbridge.acp.schema.TerminalOutputRequest;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import dev.bufferbridge.acp.schema.WaitForTerminalExitRequest;
import dev.bufferbridge.acp.schema.WaitForTerminalExitResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The editor's terminals, as an agent uses them over a connection. */
final class TerminalHostTests {

    @TempDir
    Path project;

    @Test
    void aTerminalRunsOneCommand() {
        List<Object> seen = new ArrayList<>();

        EditorFixture.turn(EditorSettings.in(project), (agent, session) -> {
            String id = ScriptedAgent.get(agent.client()
                            .createTerminal(new CreateTerminalRequest(
                                    session,
                                    "/bin/sh",
                                    List.of("-c", "printf '%s-%s' \"$WORD\" \"$(pwd)\"; exit 3"),
                                    List.of(new EnvVariable("WORD", "word")),
                                    project.toRealPath().toString(),
                                    null)))
                    .terminalId();
            seen.add(
                    ScriptedAgent.get(agent.client().waitForTerminalExit(new WaitForTerminalExitRequest(session, id))));
            seen.add(ScriptedAgent.get(agent.client().terminalOutput(new TerminalOutputRequest(session, id))));
            ScriptedAgent.get(agent.client().releaseTerminal(new ReleaseTerminalRequest(session, id)));
        });

        assertEquals(
                List.of(
                        new WaitForTerminalExitResponse(3L, null),
                        new TerminalOutputResponse("word-" + realProject(), false, new TerminalExitStatus(3L, null))),
                seen);
    }

    @Test
    void aKilledCommandEndsBySignalAndAReleasedTerminalIsGone() {
        List<Object> seen = new ArrayList<>();
        HeadlessEditor editor = EditorFixture.editor(EditorSettings.in(project), (agent, session, prompt) -> {
            String id = ScriptedAgent.get(agent.client()
                            .createTerminal(
                                    new CreateTerminalRequest(session, "sleep", List.of("60"), List.of(), null, null)))
                    .terminalId();
            ScriptedAgent.get(agent.client().killTerminal(new KillTerminalRequest(session, id)));
            seen.add(
                    ScriptedAgent.get(agent.client().waitForTerminalExit(new WaitForTerminalExitRequest(session, id))));
            ScriptedAgent.get(agent.client().releaseTerminal(new ReleaseTerminalRequest(session, id)));
            seen.add(assertThrows(
                            AcpException.class,
                            () -> ScriptedAgent.get(
                                    agent.client().terminalOutput(new TerminalOutputRequest(session, id))))
                    .code());
            return StopReason.END_TURN;
        });
        editor.startSession().prompt("go");

        EditorComplaintsException thrown = assertThrows(EditorComplaintsException.class, editor::close);

        assertEquals(List.of(new WaitForTerminalExitResponse(null, "SIGKILL"), AcpError.RESOURCE_NOT_FOUND), seen);
        assertEquals(List.of("terminal/output names terminal-1, which is not an open terminal"), thrown.complaints());
    }

    private Path realProject() {
        try {
            return project.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
