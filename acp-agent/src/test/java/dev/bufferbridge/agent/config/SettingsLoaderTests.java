package dev.bufferbridge.agent.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.agent.policy.Rule;
import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SettingsLoaderTests {

    @TempDir
    private Path folder;

    private final Map<String, String> environment = new HashMap<>();

    @Test
    void withoutAnythingTheDefaultsHold() throws Exception {
        environment.put("HOME", folder.toString());
        assertEquals(
                new AgentSettings(
                        BrainKind.COMMANDS,
                        Mode.ASK,
                        Mode.FULL_ACCESS,
                        Toolset.CODING,
                        new ModelSettings(null, null, null, null, null),
                        new HarnessSettings(List.of(), Map.of()),
                        List.of(),
                        Limits.defaults(),
                        UnsavedPolicy.WARN,
                        new LogSettings(LogLevel.WARNING, null),
                        new RunSettings(null, null, true, List.of(), Map.of(), List.of(), null, null, null),
                        folder.resolve(".local/state/bufferbridge"),
                        Set.of()),
                load(LaunchFlags.none()));
    }

    @Test
    void everyKeyIsRead() throws Exception {
        user("""
                // a comment
                {
                  "brain": "harness", "mode": "accept-edits", "toolset": "run", /* another */
                  "model": {"provider": "openai", "baseUrl": "http://localhost:1", "name": "m", "apiKeyEnv": "K", "apiKeyCommand": "c"},
                  "harness": {"command": ["x", "y z"], "env": {"A": "b"}},
                  "rules": [{"tool": "edit", "pattern": "src/**", "decision": "allow"}],
                  "limits": {"maxLines": 10, "editorTimeoutSeconds": 5},
                  "shell": {"unsaved": "refuse"},
                  "log": {"level": "debug", "file": "stderr"},
                  "run": {"home": "/h", "agentId": "a", "coding": false, "ports": [8080, 8081], "secrets": {"S": "t"},
                          "repositories": [{"name": "r", "tokenEnv": "T"}, {"name": "q"}], "resultMaxBytes": 2048,
                          "toolCallBudget": 7, "runtimeDir": "/run/x"},
                }""");
        assertEquals(
                new AgentSettings(
                        BrainKind.HARNESS,
                        Mode.ACCEPT_EDITS,
                        Mode.FULL_ACCESS,
                        Toolset.RUN,
                        new ModelSettings("openai", "http://localhost:1", "m", "K", "c"),
                        new HarnessSettings(List.of("x", "y z"), Map.of("A", "b")),
                        List.of(new Rule("edit", "src/**", Rule.Decision.ALLOW)),
                        Limits.builder()
                                .set(Limit.MAX_LINES, 10)
                                .set(Limit.EDITOR_TIMEOUT_SECONDS, 5)
                                .build(),
                        UnsavedPolicy.REFUSE,
                        new LogSettings(LogLevel.DEBUG, "stderr"),
                        new RunSettings(
                                "/h",
                                "a",
                                false,
                                List.of(8080, 8081),
                                Map.of("S", "t"),
                                List.of(new RunSettings.Repository("r", "T"), new RunSettings.Repository("q", null)),
                                2048L,
                                7L,
                                "/run/x"),
                        folder.resolve("state/bufferbridge"),
                        Set.of()),
                load(LaunchFlags.none()));
    }

    @Test
    void environmentWinsOverTheFileAndFlagsOverBoth() throws Exception {
        user(
                "{\"mode\": \"read-only\", \"brain\": \"model\", \"toolset\": \"run\", \"model\": {\"name\": \"a\", \"provider\": \"p\"}}");
        environment.put("BUFFERBRIDGE_MODE", "accept-edits");
        environment.put("BUFFERBRIDGE_BRAIN", "harness");
        environment.put("BUFFERBRIDGE_MODEL_NAME", "b");
        environment.put("BUFFERBRIDGE_LIMITS_MAX_LINES", "12");
        environment.put("BUFFERBRIDGE_LOG", "{\"level\": \"off\"}");
        environment.put("BUFFERBRIDGE_RULES", "[{\"tool\": \"*\", \"pattern\": \"x\", \"decision\": \"deny\"}]");
        environment.put("BUFFERBRIDGE_LAUNCHER_LC_ALL", "unset");
        environment.put("BUFFERBRIDGE_TOOLSET", "");
        AgentSettings settings = load(new LaunchFlags(null, "full-access", null, null, null));
        assertEquals(Mode.FULL_ACCESS, settings.mode());
        assertEquals(BrainKind.HARNESS, settings.brain());
        assertEquals(Toolset.RUN, settings.toolset());
        assertEquals(new ModelSettings("p", null, "b", null, null), settings.model());
        assertEquals(12, settings.limits().get(Limit.MAX_LINES));
        assertEquals(LogLevel.OFF, settings.log().level());
        assertEquals(List.of(new Rule("*", "x", Rule.Decision.DENY)), settings.rules());
        assertTrue(settings.modeGiven());
    }

    @Test
    void configFlagTakesThePlaceOfTheUsersFile() throws Exception {
        user("{\"mode\": \"read-only\", \"brain\": \"model\"}");
        Files.writeString(folder.resolve("other.json"), "{\"mode\": \"accept-edits\"}");
        AgentSettings settings = load(new LaunchFlags(null, null, null, null, "other.json"));
        assertEquals(Mode.ACCEPT_EDITS, settings.mode());
        assertEquals(BrainKind.COMMANDS, settings.brain());
        assertFalse(settings.modeGiven());
    }

    @Test
    @Row({"P-015", "P-016"})
    void limitsOutOfRangeAreRefusedNeverClamped() throws IOException {
        for (String value : List.of("0", "-1", "1.5", "1e99", "\"10\"", "100001", "true", "[]")) {
            user("{\"limits\": {\"maxLines\": " + value + "}}");
            String message = complaint(LaunchFlags.none());
            assertTrue(message.contains("limits: maxLines (") && message.contains("between 1 and 100000"), message);
        }
    }

    @ParameterizedTest
    @Row("P-095")
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"mod\": \"ask\"}                     | unknown key mod; did you mean mode?",
                "{\"autoResizeImages\": true}        | unknown key autoResizeImages; it was removed: a host that wants smaller images gives the read tool a transformImage",
                "{\"model\": {\"nmae\": \"x\"}}         | unknown key model.nmae; did you mean name?",
                "{\"limits\": {\"maxLine\": 1}}         | limits: unknown limit maxLine; did you mean maxLines?",
                "{\"rules\": [{\"tool\": \"x\", \"patern\": \"y\"}]} | unknown key rules[0].patern; did you mean pattern?",
                "{\"mode\": \"aks\"}                    | mode must be one of read-only, ask, accept-edits, full-access; did you mean ask?",
                "{\"mode\": 3}                          | mode must be one of read-only, ask, accept-edits, full-access",
                "{\"rules\": [{\"tool\": \"x\", \"pattern\": \"y\"}]} | rules[0].decision is missing",
                "{\"rules\": {}}                        | rules must be a list of objects",
                "{\"harness\": {\"command\": \"x y\"}}  | harness.command must be a list of strings",
                "{\"log\": {\"level\": \"loud\"}}       | log.level must be one of off, error, warning, info, debug",
                "{\"run\": {\"ports\": [70000]}}        | run.ports must be a list of whole numbers between 1 and 65535",
                "{\"run\": {\"coding\": \"no\"}}        | run.coding must be true or false",
                "{\"model\": {\"name\": \" \"}}         | model.name must be a string that is not empty",
                "[]                                     | must be a JSON object, as in {\"mode\": \"ask\"}",
                "{\"mode\": \"ask\"                     | is not valid JSON (line 1, column",
                "{\"mode\": \"ask\"} {}                 | is not valid JSON (line 1, column",
                "{\"mode\": \"ask\", \"mode\": \"ask\"} | is not valid JSON (line 1, column",
                "{\"run\": {\"secrets\": {\"__proto__\": \"x\"}}} | must not hold a key named __proto__",
                "{\"constructor\": 1}                   | must not hold a key named constructor",
                "{\"rules\": [{\"prototype\": 1}]}      | must not hold a key named prototype",
            })
    void brokenUserFileIsRefusedInOneLineThatNamesIt(String json, String expected) throws IOException {
        Path file = user(json);
        String message = complaint(LaunchFlags.none());
        assertTrue(message.startsWith(file + ": " + expected), message);
        assertFalse(message.contains("\n"), message);
    }

    @Test
    void depthSizeAndEncodingAreBounded() throws IOException {
        user("{\"rules\": " + "[".repeat(10_000) + "]".repeat(10_000) + "}");
        assertTrue(complaint(LaunchFlags.none()).contains("is not valid JSON"));
        user(" ".repeat((1 << 20) + 1));
        assertTrue(complaint(LaunchFlags.none()).contains("is over 1048576 bytes"));
        Files.write(user(""), new byte[] {'{', (byte) 0xff, '}'});
        assertTrue(complaint(LaunchFlags.none()).contains("is not UTF-8"));
    }

    @Test
    void emptyFileAndByteOrderMarkAreFine() throws Exception {
        user("\uFEFF{\"mode\": \"read-only\"}");
        assertEquals(Mode.READ_ONLY, load(LaunchFlags.none()).mode());
        user("// nothing yet\n");
        assertEquals(Mode.ASK, load(LaunchFlags.none()).mode());
    }

    @Test
    void badFlagsVariablesAndFilesSayWhere() throws IOException {
        assertEquals(
                "--mode must be one of read-only, ask, accept-edits, full-access",
                complaint(new LaunchFlags(null, "everything", null, null, null)));
        assertEquals(
                folder.resolve("gone.json") + ": there is no such file",
                complaint(new LaunchFlags(null, null, null, null, "gone.json")));
        assertEquals(folder + ": is a directory, not a file", complaint(new LaunchFlags(null, null, null, null, ".")));
        Files.writeString(folder.resolve("file"), "");
        assertEquals(
                "--state: " + folder.resolve("file") + " is not a directory",
                complaint(new LaunchFlags(null, null, null, "file", null)));
        environment.put("BUFFERBRIDGE_MODES", "ask");
        assertEquals(
                "environment: unknown variable BUFFERBRIDGE_MODES; did you mean BUFFERBRIDGE_MODE?",
                complaint(LaunchFlags.none()));
    }

    @Test
    void secretsAreNotInWhatIsPrinted() throws Exception {
        user("{\"run\": {\"secrets\": {\"S\": \"hush\"}}, \"harness\": {\"env\": {\"A\": \"hush\"}}}");
        assertFalse(load(LaunchFlags.none()).toString().contains("hush"));
    }

    @Test
    void stateLivesWhereXdgSaysElseAtHomeElseInATemporaryFolder() throws Exception {
        assertEquals(
                Path.of(System.getProperty("java.io.tmpdir"), "bufferbridge-" + System.getProperty("user.name")),
                load(LaunchFlags.none()).stateDirectory());
        environment.put("HOME", "/home/u");
        environment.put("XDG_STATE_HOME", "relative/is/ignored");
        assertEquals(
                Path.of("/home/u/.local/state/bufferbridge"),
                load(LaunchFlags.none()).stateDirectory());
        environment.put("XDG_STATE_HOME", "/s");
        assertEquals(Path.of("/s/bufferbridge"), load(LaunchFlags.none()).stateDirectory());
        assertEquals(
                folder.resolve("mine"),
                load(new LaunchFlags(null, null, null, "mine", null)).stateDirectory());
    }

    private Path user(String json) throws IOException {
        environment.put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        environment.put("XDG_STATE_HOME", folder.resolve("state").toString());
        Path file = folder.resolve("config/bufferbridge/config.json");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, json);
    }

    private AgentSettings load(LaunchFlags flags) throws ConfigException {
        return new SettingsLoader(environment, folder).load(flags);
    }

    private String complaint(LaunchFlags flags) {
        return assertThrows(ConfigException.class, () -> load(flags)).getMessage();
    }
}
