package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.bufferbridge.rows.Row;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How editors start and end the program, and what their first bytes may look like. */
final class LaunchTests {

    private static final Duration TWO_SECONDS = Duration.ofSeconds(2);

    @TempDir
    Path folder;

    @Test
    void itStartsThroughALinkInAFolderWithBlanks() throws Exception {
        Path spaced = Files.createDirectories(folder.resolve("a folder with blanks"));
        Path link = Files.createSymbolicLink(spaced.resolve("my agent"), Checkout.launcher());

        try (LaunchedAgent agent = start(new ProcessBuilder(link.toString()), Map.of("PATH", "/usr/bin:/bin"))) {
            initialize(agent);
        }
    }

    @Test
    void itStartsWithNothingButAPathAndKnowsNonAsciiNames() throws Exception {
        Files.writeString(folder.resolve("ä ö.txt"), "found\n");

        try (LaunchedAgent agent =
                start(new ProcessBuilder(Checkout.launcher().toString()), Map.of("PATH", "/usr/bin:/bin"))) {
            initialize(agent);
            prompt(agent, newSession(agent), "/read \"ä ö.txt\"");
            assertTrue(agent.received().toString().contains("found"), agent.received()::toString);
        }
    }

    @Test
    void itStartsWithAnEmptyPath() {
        try (LaunchedAgent agent = start(
                new ProcessBuilder(Checkout.launcher().toString()),
                Map.of("PATH", "", "JAVA_HOME", System.getProperty("java.home")))) {
            initialize(agent);
        }
    }

    @Test
    void itEndsOnTermInTheMiddleOfATurn() throws Exception {
        LaunchedAgent agent =
                start(new ProcessBuilder(Checkout.launcher().toString()), Map.of("PATH", "/usr/bin:/bin"));
        initialize(agent);
        holdTurn(agent);

        agent.process().toHandle().destroy();

        agent.awaitEnd(TWO_SECONDS);
        agent.close();
    }

    @Test
    @Row({"C-06", "C-09", "O-102"})
    void itEndsOnTermAndTheEndOfInputAtTheSameInstant() throws Exception {
        LaunchedAgent agent =
                start(new ProcessBuilder(Checkout.launcher().toString()), Map.of("PATH", "/usr/bin:/bin"));
        initialize(agent);
        holdTurn(agent);
        List<ProcessHandle> children = agent.process().descendants().toList();

        agent.closeInput();
        agent.process().toHandle().destroy();

        agent.awaitEnd(TWO_SECONDS);
        assertTrue(children.stream().noneMatch(ProcessHandle::isAlive), children::toString);
        agent.close();
    }

    @Test
    @Row("O-102")
    void itEndsQuietlyWhenNobodyReadsItsOutput() throws Exception {
        Process process = new ProcessBuilder(Checkout.launcher().toString())
                .directory(folder.toFile())
                .redirectError(folder.resolve("stderr").toFile())
                .start();
        process.getInputStream().close();

        process.getOutputStream()
                .write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":1}}\n"
                        .getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();

        assertTrue(process.waitFor(LaunchedAgent.DEADLINE.toSeconds(), TimeUnit.SECONDS));
        assertEquals("", Files.readString(folder.resolve("stderr")));
    }

    @Test
    @Row("C-09")
    void twoSessionsShareAConnectionAndNothingElse() throws Exception {
        Path first = Files.createDirectories(folder.resolve("first"));
        Path second = Files.createDirectories(folder.resolve("second"));
        Files.writeString(first.resolve("same-name.txt"), "text of the first\n");
        Files.writeString(second.resolve("same-name.txt"), "text of the second\n");

        try (LaunchedAgent agent = start(new ProcessBuilder(Checkout.launcher().toString()), Map.of())) {
            initialize(agent);
            String one = newSession(agent, first);
            String two = newSession(agent, second);
            prompt(agent, two, "/read same-name.txt");
            prompt(agent, one, "/read same-name.txt");

            assertTrue(updatesOf(agent, one).contains("text of the first"), agent.received()::toString);
            assertTrue(updatesOf(agent, two).contains("text of the second"), agent.received()::toString);
            assertEquals(-1, updatesOf(agent, one).indexOf("text of the second"));
        }
    }

    @Test
    @Row("O-096")
    void charactersThatArriveByteByByteAreWhole() throws Exception {
        try (LaunchedAgent agent = start(new ProcessBuilder(Checkout.launcher().toString()), Map.of())) {
            initialize(agent);
            String session = newSession(agent);
            String line = new ObjectMapper()
                    .writeValueAsString(Map.of(
                            "jsonrpc",
                            "2.0",
                            "id",
                            7,
                            "method",
                            "session/prompt",
                            "params",
                            Map.of(
                                    "sessionId",
                                    session,
                                    "prompt",
                                    List.of(Map.of("type", "text", "text", "/read wörld-世界-😀.txt")))));
            for (byte one : (line + "\n").getBytes(StandardCharsets.UTF_8)) {
                agent.sendBytes(one);
            }

            agent.await(7).result();
            assertTrue(agent.received().toString().contains("wörld-世界-😀.txt"), agent.received()::toString);
        }
    }

    @Test
    @Row("O-103")
    void aVersionThatIsATextDoesNotSpoilTheConnection() {
        try (LaunchedAgent agent = start(new ProcessBuilder(Checkout.launcher().toString()), Map.of())) {
            JsonNode answer = agent.request(
                            "initialize", Map.of("protocolVersion", "2024-11-05", "clientCapabilities", Map.of()))
                    .message();

            assertTrue(
                    answer.path("error").path("code").asInt() == -32602
                            || answer.path("result").path("protocolVersion").asInt() == 1,
                    answer::toString);
            initialize(agent);
        }
    }

    /** Starts with exactly these variables and the folders of state and configuration, or with the inherited ones when there are none. */
    private LaunchedAgent start(ProcessBuilder builder, Map<String, String> only) {
        if (!only.isEmpty()) {
            builder.environment().clear();
            builder.environment().putAll(only);
        }
        builder.environment().put("XDG_STATE_HOME", folder.resolve("state").toString());
        builder.environment().put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        return LaunchedAgent.start(builder.directory(folder.toFile()), ClientBehaviour.silent());
    }

    private static void initialize(LaunchedAgent agent) {
        agent.request("initialize", ConformanceCase.initializeParams(1)).result();
    }

    private String newSession(LaunchedAgent agent) {
        return newSession(agent, folder);
    }

    private static String newSession(LaunchedAgent agent, Path cwd) {
        return agent.request("session/new", Map.of("cwd", cwd.toString(), "mcpServers", List.of()))
                .result()
                .path("sessionId")
                .asText();
    }

    private static void prompt(LaunchedAgent agent, String session, String text) {
        agent.request("session/prompt", ConformanceCase.promptParams(session, text))
                .result();
    }

    private void holdTurn(LaunchedAgent agent) {
        agent.begin(
                "session/prompt",
                ConformanceCase.promptParams(newSession(agent), ConformanceCase.writeCommand("held.txt", "text")));
        agent.awaitCall("session/request_permission");
    }

    private static String updatesOf(LaunchedAgent agent, String session) {
        return ConformanceCase.updatesIn(agent.received()).stream()
                .filter(message ->
                        message.path("params").path("sessionId").asText().equals(session))
                .toList()
                .toString();
    }
}
