package dev.bufferbridge.agent.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.ExecutionPolicy.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class UnattendedPolicyTests {

    @TempDir
    private Path folder;

    @Test
    void insideEverythingOrdinaryGoes() throws IOException {
        UnattendedPolicy policy = policy(List.of());
        for (Request request : List.of(
                Calls.read(root().resolve("a")),
                Calls.edit(root().resolve("a")),
                Calls.delete(root().resolve("a")),
                Calls.shell("ls"))) {
            assertEquals(Decision.allow(), policy.check(request));
        }
    }

    @Test
    void whatAPersonWouldBeAskedIsRefused() throws IOException {
        UnattendedPolicy policy = policy(List.of(new Rule("write", "asked", Rule.Decision.ASK)));
        for (Request request : List.of(
                Calls.read(folder.resolve("outside")),
                Calls.write(folder.resolve("outside")),
                Calls.read(root().resolve(".env")),
                Calls.write(root().resolve(".git/config")),
                Calls.write(root().resolve("asked")))) {
            assertInstanceOf(Decision.Deny.class, policy.check(request));
        }
    }

    @Test
    void ruleOfTheUserAllows() throws IOException {
        UnattendedPolicy policy = policy(List.of(
                new Rule("read", ".env", Rule.Decision.ALLOW),
                new Rule("read", folder + "/outside", Rule.Decision.ALLOW)));
        assertEquals(Decision.allow(), policy.check(Calls.read(root().resolve(".env"))));
        assertEquals(Decision.allow(), policy.check(Calls.read(folder.resolve("outside"))));
    }

    private UnattendedPolicy policy(List<Rule> rules) throws IOException {
        return UnattendedPolicy.of(List.of(root()), rules);
    }

    private Path root() throws IOException {
        return Files.createDirectories(folder.resolve("root"));
    }
}
