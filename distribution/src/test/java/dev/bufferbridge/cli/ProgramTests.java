package dev.bufferbridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.bufferbridge.cli.Program.End;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a person or an editor meets it. */
final class ProgramTests {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String HELLO =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n";

    @TempDir
    private Path folder;

    private Program program;

    @BeforeEach
    void makeHome() throws IOException {
        program = new Program(folder);
        Files.writeString(folder.resolve("a.txt"), "one\ntwo\n");
    }

    @Test
    @Row({"O-095", "O-128"})
    void servingAnswersOnStandardOutputAndEndsWithItsInput() throws Exception {
        End end = program.run(HELLO);
        assertEquals(0, end.status(), end::err);
        assertEquals(
                1,
                JSON.readTree(end.out()).path("result").path("protocolVersion").asInt());
        assertEquals(1, end.out().lines().count());
        assertEquals("", end.err());
    }

    @Test
    void servingLoadsNothingItDoesNotNeed() throws Exception {
        Path classes = folder.resolve("classes");
        End end = program.run(List.of("-Xlog:class+load=info:file=" + classes), HELLO);
        assertEquals(0, end.status(), end::err);
        String loaded = Files.readString(classes);
        assertTrue(loaded.contains("dev.bufferbridge.cli.ServeCommand"));
        for (String slow : List.of("picocli.", "com.github.victools.")) {
            assertFalse(loaded.contains(" " + slow), slow);
        }
        assertFalse(Files.exists(folder.resolve(".local")), "serving writes no state before there is any");
    }

    @Test
    void wrongFlagsValuesAndFilesEndWithTwoAndOneLine() throws Exception {
        Files.writeString(folder.resolve("broken.json"), "{\"mode\": \"aks\"}");
        for (List<String> words : List.of(
                List.of("--mod", "ask"),
                List.of("--mode", "everything"),
                List.of("agent", "--brain", "x"),
                List.of("--config", "gone.json"),
                List.of("--config", "broken.json"),
                List.of("nonsense"),
                List.of("tool"),
                List.of("tool", "read", "{}", "--cwd", "gone"),
                List.of("editor", "notepad"),
                List.of("doctor", "--unknown"))) {
            End end = program.run(HELLO, words.toArray(String[]::new));
            assertEquals(2, end.status(), () -> words + end.err());
            assertEquals("", end.out(), words::toString);
            assertEquals(1, end.err().lines().count(), () -> words + end.err());
            assertTrue(end.err().startsWith("bufferbridge: "), end::err);
        }
    }

    @Test
    void toolPrintsItsResultAsOneLine() throws Exception {
        End end = program.run("", "tool", "read", "{\"path\":\"a.txt\"}");
        assertEquals(0, end.status(), end::err);
        assertEquals(1, end.out().lines().count());
        JsonNode result = JSON.readTree(end.out());
        assertEquals(JSON.readTree("[{\"type\":\"text\",\"text\":\"one\\ntwo\\n\"}]"), result.path("content"));
        assertEquals("read", result.path("name").asText());
        assertFalse(result.has("error"));
        assertTrue(result.has("metadata"));
    }

    @Test
    void toolThatFailsEndsWithOne() throws Exception {
        for (List<String> call : List.of(
                List.of("read", "{\"path\":\"gone.txt\"}"),
                List.of("read", "{broken"),
                List.of("read", "[]"),
                List.of("reed", "{}"))) {
            End end = program.run("", "tool", call.get(0), call.get(1));
            assertEquals(1, end.status(), end::err);
            assertFalse(JSON.readTree(end.out())
                    .path("error")
                    .path("message")
                    .asText()
                    .isEmpty());
            assertEquals("", end.err());
        }
    }

    @Test
    void toolAsksNothingInsideAndRefusesOutsideAndSecrets() throws Exception {
        Files.createDirectory(folder.resolve("work"));
        Files.writeString(folder.resolve("work/.env"), "KEY=1");
        End end = program.run("""
                {"name":"write","arguments":{"path":"b.txt","content":"x"}}
                {"name":"write","arguments":{"path":"../c.txt","content":"x"}}
                {"name":"read","arguments":{"path":"../a.txt"}}
                {"name":"read","arguments":{"path":".env"}}
                """, "tool", "--script", "-", "--cwd", "work");
        assertEquals(0, end.status(), end::err);
        assertEquals(List.of("", "permission_denied", "permission_denied", "permission_denied"), codes(end));
        assertEquals("x", Files.readString(folder.resolve("work/b.txt")));
        assertFalse(Files.exists(folder.resolve("c.txt")));
        assertFalse(end.out().contains("KEY=1"));
    }

    @Test
    void scriptAnswersEachLineInOrderInOneSession() throws Exception {
        End end = program.run("""
                {"name":"read","arguments":{"path":"a.txt"}}
                no json

                {"arguments":{}}
                {"name":"edit","arguments":{"path":"a.txt","edits":[{"oldText":"two","newText":"ä 2"}]}}
                {"name":"read"}
                {"name":"read","arguments":{"path":"a.txt","offset":2}}""", "tool", "--script", "-");
        assertEquals(0, end.status(), end::err);
        List<JsonNode> results = results(end);
        assertEquals(
                List.of("call-1", "call-2", "call-3", "call-4", "call-5", "call-6"),
                results.stream()
                        .map(result -> result.path("toolCallId").asText())
                        .toList());
        assertEquals(
                List.of("read", "", "", "edit", "read", "read"),
                results.stream().map(result -> result.path("name").asText()).toList());
        assertEquals(
                List.of(false, true, true, false, true, false),
                results.stream().map(result -> result.has("error")).toList());
        assertEquals("one\nä 2\n", Files.readString(folder.resolve("a.txt")));
    }

    @Test
    void rulesOfTheUsersFileReachTheTools() throws Exception {
        Files.writeString(
                folder.resolve("c.json"),
                "{\"rules\": [{\"tool\": \"read\", \"pattern\": \"a.txt\", \"decision\": \"deny\"}], \"limits\": {\"maxLines\": 1}}");
        End denied = program.run("", "--config", "c.json", "tool", "read", "{\"path\":\"a.txt\"}");
        assertEquals(List.of("permission_denied"), codes(denied));
        Files.writeString(folder.resolve("b.txt"), "1\n2\n");
        End limited = program.run("", "tool", "read", "{\"path\":\"b.txt\"}", "--config", "c.json");
        assertTrue(limited.out().contains("Use offset=2"), limited::out);
    }

    @Test
    void toolsPrintsTheDefinitionsOfTheMenu() throws Exception {
        End end = program.run("", "tools", "--json");
        assertEquals(0, end.status(), end::err);
        assertEquals("", end.err());
        JsonNode menu = JSON.readTree(end.out());
        assertEquals(
                List.of("read", "write", "edit"), menu.findValuesAsText("name").subList(0, 3));
        for (JsonNode tool : menu) {
            assertEquals("object", tool.path("parameters").path("type").asText());
            assertFalse(tool.path("parameters").path("additionalProperties").asBoolean(true));
        }
    }

    @Test
    @Row("O-152")
    void editorPrintsConfigurationWithTheAbsolutePathOfTheLauncher() throws Exception {
        for (String editor : List.of("zed", "jetbrains", "neovim", "emacs", "acpx")) {
            End end = program.run(List.of("-Dbufferbridge.launcher=/an ä path/bin/bufferbridge"), "", "editor", editor);
            assertEquals(0, end.status(), end::err);
            assertTrue(end.out().contains("\"/an ä path/bin/bufferbridge\""), end::out);
            assertTrue(end.err().startsWith("Put this into "), end::err);
        }
        assertEquals(2, program.run("", "editor", "zed").status());
    }

    @Test
    void doctorSaysWhatIsWrong() throws Exception {
        End well = program.run("", "doctor");
        assertEquals(0, well.status(), well::out);
        Files.createDirectories(folder.resolve(".config/bufferbridge"));
        Files.writeString(folder.resolve(".config/bufferbridge/config.json"), "{\"mod\": 1}");
        End ill = program.run("", "doctor");
        assertEquals(1, ill.status());
        assertTrue(ill.out().contains("unknown key mod; did you mean mode?"), ill::out);
    }

    private static List<String> codes(End end) throws IOException {
        return results(end).stream()
                .map(result -> result.path("error").path("code").asText())
                .toList();
    }

    private static List<JsonNode> results(End end) throws IOException {
        return JSON.readerFor(JsonNode.class).<JsonNode>readValues(end.out()).readAll();
    }
}
