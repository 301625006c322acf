package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.schema.PermissionOption;
import dev.bufferbridge.acp.schema.RequestPermissionRequest;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.acp.schema.ToolCall;
import dev.bufferbridge.acp.schema.ToolCallContent;
import dev.bufferbridge.acp.schema.ToolCallStatus;
import dev.bufferbridge.acp.schema.ToolCallUpdate;
import dev.bufferbridge.acp.schema.ToolKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class DemoTests {

    private static final List<PermissionOption> OPTIONS = List.of(
            new PermissionOption("allow-once", "Allow once", PermissionOption.Kind.ALLOW_ONCE),
            new PermissionOption("reject-once", "Reject", PermissionOption.Kind.REJECT_ONCE));

    @Test
    void onePageTellsTheWholeStory() throws IOException {
        assertEquals("""
                bufferbridge reads and edits what your editor shows, also what you have not saved.

                src/Greeter.java on the disk                     in the editor, not saved
                class Greeter {                                | class Greeter {
                    String greet(String name) {                |     String greet(String name) {
                        return "Hello " + name;                |         return "Good morning, " + name;
                    }                                          |     }
                }                                              | }

                you    /read src/Greeter.java
                tool   Read src/Greeter.java  [read]  pending -> in_progress -> completed
                agent  reads: return "Good morning, " + name;

                you    /replace src/Greeter.java  (old line, new line)
                tool   Edit src/Greeter.java  [edit]  pending -> in_progress -> completed
                asks   [x] Allow once
                asks   [ ] Reject
                diff   -        return "Good morning, " + name;
                diff   +        return "Good morning, " + name + "!";
                event  file_changed  src/Greeter.java  by edit

                src/Greeter.java on the disk: as before          in the editor: edited, not saved
                class Greeter {                                | class Greeter {
                    String greet(String name) {                |     String greet(String name) {
                        return "Hello " + name;                |         return "Good morning, " + name + "!";
                    }                                          |     }
                }                                              | }

                you    save
                disk   return "Good morning, " + name + "!";

                  ok    The agent read the text that was never saved.
                  ok    It asked once, and showed the change, before it did anything.
                  ok    It changed the editor's text, and that line alone.
                  ok    It left the file on the disk alone.
                  ok    It told the editor which file has changed.
                  ok    The file changed when the editor saved it.
                """, page(DemoTests::goodAgent, Ink.PLAIN));
    }

    @Test
    void thePageFitsAScreenInColourToo() throws IOException {
        String coloured = page(DemoTests::goodAgent, Ink.COLOURED);

        assertTrue(coloured.contains("\u001B[32m"));
        List<String> lines = coloured.replaceAll("\u001B\\[\\d+m", "").lines().toList();
        assertTrue(lines.size() <= 45, lines.size() + " lines");
        assertEquals(
                List.of(), lines.stream().filter(line -> line.length() > 100).toList());
        assertEquals(page(DemoTests::goodAgent, Ink.PLAIN), String.join("\n", lines) + "\n");
    }

    @Test
    void whatIsTooLongForALineIsCut() {
        DemoFacts.Texts texts = new DemoFacts.Texts("a\n", "b\n");
        DemoFacts.Step step = new DemoFacts.Step("t".repeat(200), "edit", List.of("pending"));
        DemoFacts facts = new DemoFacts(
                texts,
                step,
                "a",
                step,
                List.of("o".repeat(200)),
                "",
                List.of("+" + "x".repeat(200)),
                "e",
                texts,
                "b\n",
                List.of());

        String page = new DemoPage(facts, Ink.PLAIN).text();

        assertTrue(page.contains("asks   [ ] " + "o".repeat(86) + "...\n"), page);
        assertEquals(100, page.lines().mapToInt(String::length).max().orElseThrow());
    }

    @Test
    void anAgentThatGoesAroundTheEditorIsFoundOut() throws IOException {
        assertEquals(
                List.of(
                        new DemoClaim("The agent read the text that was never saved", false),
                        new DemoClaim("It asked once, and showed the change, before it did anything", false),
                        new DemoClaim("It changed the editor's text, and that line alone", false),
                        new DemoClaim("It left the file on the disk alone", false),
                        new DemoClaim("It told the editor which file has changed", false),
                        new DemoClaim("The file changed when the editor saved it", false)),
                facts(DemoTests::agentOnTheDisk).claims());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/no/such/launcher", "/bin/false"})
    void aDemoThatCannotBePlayedSaysSoAndFails(String launcher) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        int exit = Demo.run(List.of(launcher), new PrintStream(bytes, true, StandardCharsets.UTF_8), false);

        assertEquals(1, exit);
        String text = bytes.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("The demo could not be played: "), text);
        assertEquals(1, text.lines().count());
    }

    @Test
    void aPageShowsTheTranscriptBetweenItsMarkers() {
        String page = "a\n<!-- demo:begin -->\nold\n<!-- demo:end -->\nb\n";

        String shown = DemoTranscript.putInto(page, "new\n");

        assertEquals("a\n<!-- demo:begin -->\n```text\nnew\n```\n<!-- demo:end -->\nb\n", shown);
        assertEquals(shown, DemoTranscript.putInto(shown, "new\n"));
        assertThrows(IllegalStateException.class, () -> DemoTranscript.putInto("a\n", "new\n"));
    }

    private static String page(ScriptedAgent.Script script, Ink ink) throws IOException {
        return new DemoPage(facts(script), ink).text();
    }

    private static DemoFacts facts(ScriptedAgent.Script script) throws IOException {
        try (DemoFolder folder = DemoFolder.create()) {
            return DemoStory.play(folder, settings -> EditorFixture.editor(settings, script));
        }
    }

    private static StopReason goodAgent(ScriptedAgent agent, String session, String prompt) throws Exception {
        Path file = projectOf(agent).resolve(DemoFolder.FILE);
        boolean reading = prompt.equals(DemoStory.READ_PROMPT);
        String id = reading ? "read" : "edit";
        String text = agent.read(session, file);
        announce(agent, session, id, reading ? "Read " : "Edit ", reading ? ToolKind.READ : ToolKind.EDIT);
        if (reading) {
            finish(agent, session, id, ToolCallContent.text(text));
            return StopReason.END_TURN;
        }
        ToolCallContent.Diff diff = new ToolCallContent.Diff(
                file.toString(), text, text.replace(DemoStory.UNSAVED_LINE, DemoStory.EDITED_LINE));
        ScriptedAgent.get(agent.client()
                .requestPermission(new RequestPermissionRequest(
                        session, new ToolCallUpdate(id).withContent(List.of(diff)), OPTIONS)));
        agent.write(session, file, diff.newText());
        finish(agent, session, id, diff);
        ObjectNode event = JsonNodeFactory.instance.objectNode().put("sessionId", session);
        event.putObject("event")
                .put("kind", "file_changed")
                .put("path", file.toString())
                .put("op", "edit")
                .put("toolCallId", id);
        agent.client().extNotification("_bufferbridge/lifecycle", event);
        return StopReason.END_TURN;
    }

    private static StopReason agentOnTheDisk(ScriptedAgent agent, String session, String prompt) throws Exception {
        Path file = projectOf(agent).resolve(DemoFolder.FILE);
        announce(agent, session, prompt.substring(0, 5), "Tool ", ToolKind.OTHER);
        finish(agent, session, prompt.substring(0, 5), ToolCallContent.text(Files.readString(file)));
        Files.writeString(file, "changed behind the editor's back\n");
        return StopReason.END_TURN;
    }

    private static Path projectOf(ScriptedAgent agent) {
        return Path.of(agent.cwd);
    }

    private static void announce(ScriptedAgent agent, String session, String id, String verb, ToolKind kind) {
        agent.tell(session, new ToolCall(id, verb + DemoFolder.FILE, kind, ToolCallStatus.PENDING, List.of(), null));
    }

    private static void finish(ScriptedAgent agent, String session, String id, ToolCallContent content) {
        agent.tell(session, new ToolCallUpdate(id).withStatus(ToolCallStatus.IN_PROGRESS));
        agent.tell(
                session,
                new ToolCallUpdate(id).withStatus(ToolCallStatus.COMPLETED).withContent(List.of(content)));
    }
}
