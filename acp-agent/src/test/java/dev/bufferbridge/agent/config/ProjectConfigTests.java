package dev.bufferbridge.agent.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.agent.policy.Mode;
import dev.bufferbridge.agent.policy.Rule;
import dev.bufferbridge.tools.api.Limit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A project's file is not trusted. */
final class ProjectConfigTests {

    @TempDir
    private Path folder;

    private final Map<String, String> environment = new HashMap<>();

    @Test
    void withoutAFileNothingChanges() throws Exception {
        AgentSettings user = user("{\"mode\": \"accept-edits\"}");
        assertEquals(new ProjectSettings(user, List.of()), user.forProject(folder));
    }

    @Test
    @Timeout(20)
    void aPipeIsNotOpened() throws Exception {
        Path pipe = Files.createDirectory(folder.resolve(".bufferbridge")).resolve("config.json");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        AgentSettings user = user("{}");
        assertEquals(
                new ProjectSettings(
                        user, List.of(".bufferbridge/config.json: the whole file is ignored: it cannot be read")),
                user.forProject(folder));
    }

    @Test
    void modeMayBeNarrowedAndThenCapsTheSession() throws Exception {
        AgentSettings narrowed = project("{\"mode\": \"ask\"}", user("{\"mode\": \"accept-edits\"}"))
                .settings();
        assertEquals(Mode.ASK, narrowed.mode());
        assertEquals(List.of(Mode.READ_ONLY, Mode.ASK), narrowed.offeredModes());
    }

    @Test
    void modeIsNeverWidened() throws Exception {
        AgentSettings user = user("{\"mode\": \"ask\"}");
        assertEquals(
                new ProjectSettings(
                        user,
                        List.of(
                                ".bufferbridge/config.json: mode full-access is ignored: a project may only narrow the mode,"
                                        + " and yours is ask")),
                project("{\"mode\": \"full-access\"}", user));
    }

    @Test
    void rulesMayOnlyAskAndDeny() throws Exception {
        AgentSettings user = user("{\"rules\": [{\"tool\": \"edit\", \"pattern\": \"a\", \"decision\": \"allow\"}]}");
        ProjectSettings project = project("""
                {"rules": [
                  {"tool": "shell", "pattern": "*", "decision": "allow"},
                  {"tool": "edit", "pattern": "b", "decision": "ask"},
                  {"tool": "edit", "pattern": "c", "decision": "deny"}]}""", user);
        assertEquals(
                List.of(
                        new Rule("edit", "a", Rule.Decision.ALLOW),
                        new Rule("edit", "b", Rule.Decision.ASK),
                        new Rule("edit", "c", Rule.Decision.DENY)),
                project.settings().rules());
        assertEquals(1, project.notices().size());
    }

    @Test
    void aBrokenRuleTakesNoOtherWithIt() throws Exception {
        ProjectSettings project = project("""
                {"rules": [
                  {"tool": "edit", "pattern": "b", "decision": "deny"},
                  {"tool": "edit", "patern": "c", "decision": "deny"},
                  {"tool": "write", "pattern": "d", "decision": "ask"}]}""", user("{}"));
        assertEquals(
                List.of(new Rule("edit", "b", Rule.Decision.DENY), new Rule("write", "d", Rule.Decision.ASK)),
                project.settings().rules());
        assertEquals(
                List.of(".bufferbridge/config.json: ignored: unknown key rules[1].patern; did you mean pattern?"),
                project.notices());
    }

    @Test
    void limitsMayOnlyBeLowered() throws Exception {
        ProjectSettings project = project(
                "{\"limits\": {\"maxLines\": 100, \"maxEdits\": 101, \"maxBytes\": 0, \"maxFoo\": 1}}",
                user("{\"limits\": {\"maxLines\": 200}}"));
        assertEquals(100, project.settings().limits().get(Limit.MAX_LINES));
        assertEquals(100, project.settings().limits().get(Limit.MAX_EDITS));
        assertEquals(Limit.MAX_BYTES.defaultValue(), project.settings().limits().get(Limit.MAX_BYTES));
        assertEquals(3, project.notices().size(), project::toString);
    }

    @Test
    void modelMayBeNamedAndNothingElseOfIt() throws Exception {
        ProjectSettings project = project(
                "{\"model\": {\"name\": \"big\", \"baseUrl\": \"http://evil\", \"apiKeyCommand\": \"steal\"}}",
                user("{\"model\": {\"name\": \"small\", \"provider\": \"p\"}}"));
        assertEquals(
                new ModelSettings("p", null, "big", null, null),
                project.settings().model());
        assertEquals(2, project.notices().size());
    }

    @Test
    void everythingElseIsIgnoredAndSaid() throws Exception {
        AgentSettings user = user("{}");
        ProjectSettings project = project("""
                {"brain": "harness", "harness": {"command": ["evil"]}, "toolset": "run", "log": {"file": "/etc/x"},
                 "shell": {"unsaved": "warn"}, "run": {"home": "/"}, "moed": "ask"}""", user);
        assertEquals(user, project.settings());
        assertEquals(7, project.notices().size());
        assertTrue(
                project.notices().contains(".bufferbridge/config.json: ignored: unknown key moed; did you mean mode?"));
    }

    @Test
    void brokenFileIsANotice() throws Exception {
        AgentSettings user = user("{}");
        for (String broken : List.of("{", "[]", "{\"constructor\": 1}", "{\"rules\": 1}", "{\"mode\": \"nope\"}")) {
            ProjectSettings project = project(broken, user);
            assertEquals(user, project.settings());
            assertEquals(1, project.notices().size(), broken);
        }
    }

    @Test
    void whatWasSetForThisProcessStays() throws Exception {
        environment.put("BUFFERBRIDGE_MODE", "accept-edits");
        environment.put("BUFFERBRIDGE_LIMITS_MAX_LINES", "500");
        environment.put("BUFFERBRIDGE_MODEL_NAME", "mine");
        AgentSettings user = user("{}");
        assertEquals(
                new ProjectSettings(user, List.of()),
                project(
                        "{\"mode\": \"read-only\", \"limits\": {\"maxLines\": 1}, \"model\": {\"name\": \"x\"}}",
                        user));
    }

    @Test
    void noticesAreBounded() throws Exception {
        StringBuilder many = new StringBuilder("{");
        for (int i = 0; i < 1_000; i++) {
            many.append("\"k").append(i).append("\": 1,");
        }
        assertEquals(20, project(many + "}", user("{}")).notices().size());
    }

    private AgentSettings user(String json) throws Exception {
        Path file = Files.writeString(folder.resolve("user.json"), json);
        return new SettingsLoader(environment, folder)
                .load(new LaunchFlags(null, null, null, folder.toString(), file.toString()));
    }

    private ProjectSettings project(String json, AgentSettings user) throws Exception {
        Files.createDirectories(folder.resolve(".bufferbridge"));
        Files.writeString(folder.resolve(".bufferbridge/config.json"), json);
        return user.forProject(folder);
    }
}
