package dev.bufferbridge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class EditorConfigurationsTests {

    private static final Path LAUNCHER = Path.of("/opt/my tools/ä \"quoted\" \\ back/bin/bufferbridge");

    @Test
    void thereIsOneForEachEditor() {
        assertEquals(List.of("zed", "jetbrains", "neovim", "emacs", "acpx"), EditorConfigurations.names());
    }

    @Test
    void zedStartsTheLauncherAlone() throws Exception {
        JsonNode server = json("zed").path("agent_servers").path("bufferbridge");

        assertEquals(
                new ObjectMapper()
                        .createObjectNode()
                        .put("type", "custom")
                        .put("command", LAUNCHER.toString())
                        .<ObjectNode>set("args", new ObjectMapper().createArrayNode())
                        .set("env", new ObjectMapper().createObjectNode()),
                server);
    }

    @Test
    void jetBrainsStartsTheLauncherAlone() throws Exception {
        JsonNode server = json("jetbrains").path("agent_servers").path("bufferbridge");

        assertEquals(LAUNCHER.toString(), server.path("command").asText());
        assertTrue(server.path("args").isEmpty());
        assertTrue(server.path("env").isEmpty());
    }

    @Test
    void acpxStartsTheLauncherAlone() throws Exception {
        JsonNode config = json("acpx");

        assertEquals("bufferbridge", config.path("defaultAgent").asText());
        assertEquals(
                new ObjectMapper().createArrayNode().add(LAUNCHER.toString()),
                config.path("agents").path("bufferbridge").path("argv"));
    }

    @Test
    void codeCompanionStartsTheLauncherAlone() {
        List<String> tokens = LuaTokens.of(EditorConfigurations.render("neovim", LAUNCHER));
        List<String> command = List.of("default", "=", "{", "\"" + LAUNCHER + "\"", "}");

        assertTrue(Collections.indexOfSubList(tokens, command) > 0, tokens.toString());
    }

    @Test
    void agentShellStartsTheLauncherAlone() {
        List<Object> forms = LispReader.readAll(EditorConfigurations.render("emacs", LAUNCHER));

        assertEquals(List.of("\"" + LAUNCHER + "\""), LispReader.valuesOf(forms, ":command"));
        assertEquals(List.of("nil"), LispReader.valuesOf(forms, ":command-params"));
        assertEquals(List.of(List.of("quote", "bufferbridge")), LispReader.valuesOf(forms, ":identifier"));
    }

    @Test
    void luaItselfReadsTheNeovimFile(@TempDir Path folder) throws Exception {
        String lua = firstOnPath("luajit", "lua", "lua5.4", "lua5.3", "lua5.1");
        assumeTrue(lua != null, "No Lua is installed; the structure was checked by a reader of our own");
        Path file = Files.writeString(folder.resolve("c.lua"), EditorConfigurations.render("neovim", LAUNCHER));

        assertEquals("", output(lua, "-e", "assert(loadfile([[" + file + "]]))"));
    }

    @Test
    void emacsItselfReadsTheEmacsFile(@TempDir Path folder) throws Exception {
        String emacs = firstOnPath("emacs");
        assumeTrue(emacs != null, "Emacs is not installed; the structure was checked by a reader of our own");
        Path file = Files.writeString(folder.resolve("c.el"), EditorConfigurations.render("emacs", LAUNCHER));

        assertEquals(
                "",
                output(
                        emacs,
                        "-Q",
                        "--batch",
                        "--eval",
                        "(with-temp-buffer (insert-file-contents \"" + file + "\") (check-parens))"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zed", "jetbrains", "neovim", "emacs", "acpx"})
    void nothingButThePlaceholderNamesALauncher(String name) {
        String rendered = EditorConfigurations.render(name, LAUNCHER);

        assertTrue(!rendered.contains("/absolute/path"), rendered);
        assertTrue(!EditorConfigurations.goesInto(name).isBlank());
    }

    @Test
    void theGuideShowsWhatTheFilesHave() throws Exception {
        Path root = Path.of(System.getProperty("bufferbridge.root", ".."));
        String guide = Files.readString(root.resolve("docs/editors.md"));
        List<JsonNode> shown = new ArrayList<>();
        for (Matcher block =
                        Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(guide);
                block.find(); ) {
            shown.add(new ObjectMapper().readTree(block.group(1)));
        }
        List<JsonNode> files = new ArrayList<>();
        for (String name : List.of("zed", "jetbrains", "acpx")) {
            files.add(new ObjectMapper()
                    .readTree(EditorConfigurations.render(name, Path.of(EditorConfigurations.PLACEHOLDER))));
        }

        assertEquals(files, shown);
    }

    @Test
    void anUnknownEditorGetsTheListOfThoseThereAre() {
        IllegalArgumentException thrown =
                assertThrows(IllegalArgumentException.class, () -> EditorConfigurations.render("vi", LAUNCHER));

        assertEquals(
                "There is no editor \"vi\"; choose one of zed, jetbrains, neovim, emacs, acpx", thrown.getMessage());
    }

    @Test
    void aPathThatAnEditorCouldNotStartIsRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> EditorConfigurations.render("zed", Path.of("bin/bufferbridge")));
        assertThrows(IllegalArgumentException.class, () -> EditorConfigurations.render("zed", Path.of("/opt/a\nb")));
    }

    private static JsonNode json(String name) throws JsonProcessingException {
        return new ObjectMapper().readTree(EditorConfigurations.render(name, LAUNCHER));
    }

    private static String firstOnPath(String... programs) {
        for (String program : programs) {
            for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
                Path candidate = Path.of(folder, program);
                if (Files.isExecutable(candidate)) {
                    return candidate.toString();
                }
            }
        }
        return null;
    }

    private static String output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        assertTrue(process.waitFor(20, TimeUnit.SECONDS));
        assertEquals(0, process.exitValue(), output);
        return output;
    }
}
