package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.samples.DemoTranscript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** README.md says nothing that is not so. */
class ReadmeTests {

    private static final int MOST_LINES = 160;

    @TempDir
    Path folder;

    private static String readme() throws IOException {
        return Files.readString(Checkout.file("README.md"));
    }

    private FinishedProgram run(String... words) {
        List<String> command = new ArrayList<>(List.of(Checkout.launcher().toString()));
        command.addAll(List.of(words));
        return FinishedProgram.run(
                folder,
                Map.of(
                        "XDG_STATE_HOME", folder.resolve("state").toString(),
                        "XDG_CONFIG_HOME", folder.resolve("config").toString()),
                command);
    }

    @Test
    void theDemoIsShownAsItIs() throws IOException {
        String played = DemoTranscript.record(List.of(Checkout.launcher().toString()));
        assertEquals(DemoTranscript.putInto(readme(), played), readme());
    }

    @Test
    void itIsShort() throws IOException {
        assertTrue(readme().lines().count() <= MOST_LINES, "README.md has grown over " + MOST_LINES + " lines");
    }

    @Test
    void everyLinkedFileExists() throws IOException {
        for (Path page : List.of(Checkout.file("README.md"), Checkout.file("docs/editors.md"))) {
            Matcher link = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)").matcher(Files.readString(page));
            while (link.find()) {
                Path target = page.resolveSibling(link.group(1));
                assertTrue(Files.exists(target), page + " links to " + link.group(1) + ", which does not exist");
            }
        }
    }

    @Test
    void everyEditorOfTheTableHasItsConfiguration() throws IOException {
        String readme = readme();
        for (String editor : List.of("zed", "jetbrains", "neovim", "emacs", "acpx")) {
            assertTrue(readme.contains("`" + editor + "`"), "README.md does not name " + editor);
            FinishedProgram printed = run("editor", editor);
            assertEquals(0, printed.exit(), printed::stderr);
            assertTrue(printed.stdout().contains(Checkout.launcher().toString()), printed::stdout);
        }
    }

    @Test
    void theToolCommandPrintsOneLineOfJson() throws IOException {
        Files.writeString(folder.resolve("README.md"), "hello\n");
        assertTrue(readme().contains("bin/bufferbridge tool read '{\"path\": \"README.md\", \"limit\": 5}'"));
        FinishedProgram tool = run("tool", "read", "{\"path\": \"README.md\", \"limit\": 5}");
        assertEquals(0, tool.exit(), tool::stderr);
        assertEquals(1, tool.stdout().lines().count());
        assertTrue(tool.stdout().startsWith("{\"toolCallId\":") && tool.stdout().contains("hello"), tool::stdout);
    }

    @Test
    void theDoctorFindsNothingWrong() {
        FinishedProgram doctor = run("doctor");
        assertEquals(0, doctor.exit(), doctor::stdout);
    }

    @Test
    void modesAndCommandsAreThoseThatTheAgentOffers() throws IOException {
        try (LaunchedAgent agent = LaunchedAgent.start(folder, ClientBehaviour.compliant())) {
            agent.request("initialize", ConformanceCase.initializeParams(1)).result();
            String offered = agent.request("session/new", Map.of("cwd", folder.toString(), "mcpServers", List.of()))
                    .result()
                    .path("modes")
                    .toString();
            String readme = readme();
            for (String mode : List.of("ask", "accept-edits", "read-only", "full-access")) {
                assertTrue(offered.contains("\"id\":\"" + mode + "\""), offered);
                assertTrue(readme.contains("`" + mode + "`"), "README.md does not name the mode " + mode);
            }
            String commands = agent.awaitMessage(
                            "the commands", message -> message.toString().contains("available_commands_update"))
                    .findValuesAsText("name")
                    .toString();
            assertEquals("[read, write, replace]", commands);
            for (String command : List.of("read", "write", "replace")) {
                assertTrue(readme.contains("`/" + command + " PATH"), "README.md does not explain /" + command);
            }
        }
    }
}
