package dev.bufferbridge.agent.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import dev.bufferbridge.tools.api.ExecutionPolicy.Decision;
import dev.bufferbridge.tools.api.ExecutionPolicy.Request;
import dev.bufferbridge.tools.api.PermissionPrompt.Answer;
import dev.bufferbridge.tools.api.PermissionPrompt.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

final class ModePolicyTests {

    @TempDir
    private Path folder;

    private Path root;
    private Path second;
    private Path outside;
    private Mode mode = Mode.ASK;
    private final SessionApprovals approvals = new SessionApprovals(64);

    @BeforeEach
    void makeFolders() throws IOException {
        root = Files.createDirectory(folder.resolve("root"));
        second = Files.createDirectory(folder.resolve("second"));
        outside = Files.createDirectory(folder.resolve("outside"));
        Files.writeString(root.resolve("a.txt"), "a");
        Files.writeString(outside.resolve("o.txt"), "o");
    }

    @Test
    @Row("O-109")
    void askModeAsksBeforeEveryChangeAndCommand() throws IOException {
        assertEquals(Decision.allow(), check(Calls.read(root.resolve("a.txt"))));
        assertEquals(Decision.ask(), check(Calls.edit(root.resolve("a.txt"))));
        assertEquals(Decision.ask(), check(Calls.write(root.resolve("new/b.txt"))));
        assertEquals(Decision.ask(), check(Calls.delete(root.resolve("a.txt"))));
        assertEquals(Decision.ask(), check(Calls.shell("ls")));
    }

    @Test
    void acceptEditsLeavesDeletingMovingAndCommandsToThePerson() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        assertEquals(Decision.allow(), check(Calls.edit(root.resolve("a.txt"))));
        assertEquals(Decision.allow(), check(Calls.write(root.resolve("b.txt"))));
        assertEquals(Decision.ask(), check(Calls.delete(root.resolve("a.txt"))));
        assertEquals(Decision.ask(), check(Calls.move(root.resolve("a.txt"), root.resolve("b.txt"))));
        assertEquals(Decision.ask(), check(Calls.shell("ls")));
    }

    @Test
    void readOnlyRefusesEveryChange() throws IOException {
        mode = Mode.READ_ONLY;
        assertEquals(Decision.allow(), check(Calls.read(root.resolve("a.txt"))));
        assertDenied("the mode is read-only", check(Calls.edit(root.resolve("a.txt"))));
        assertDenied("the mode is read-only", check(Calls.shell("ls")));
        assertDenied(
                "the mode is read-only",
                check(Calls.edit(root.resolve("a.txt")), rule("edit", "**", Rule.Decision.ALLOW)));
    }

    @Test
    void fullAccessNeverAsks() throws IOException {
        mode = Mode.FULL_ACCESS;
        assertEquals(Decision.allow(), check(Calls.edit(outside.resolve("o.txt"))));
        assertEquals(Decision.allow(), check(Calls.read(root.resolve(".env"))));
        assertEquals(Decision.allow(), check(Calls.shell("rm -r x"), rule("shell", "*", Rule.Decision.ASK)));
        assertDenied("refused by a rule", check(Calls.shell("rm -r x"), rule("shell", "rm *", Rule.Decision.DENY)));
    }

    @Test
    @Row("O-129")
    void secondRootIsAsGoodAsTheFirst() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        assertEquals(Decision.allow(), check(Calls.read(second.resolve("x"))));
        assertEquals(Decision.allow(), check(Calls.edit(second.resolve("x"))));
    }

    @Test
    void outsideReadingAsksAndChangingIsRefused() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        assertAsked("lies outside", check(Calls.read(outside.resolve("o.txt"))));
        assertDenied("lies outside", check(Calls.edit(outside.resolve("o.txt"))));
        assertDenied("lies outside", check(Calls.move(root.resolve("a.txt"), outside.resolve("a.txt"))));
        assertDenied("lies outside", check(Calls.edit(folder.resolve("root-neighbour/x"))));
    }

    @Test
    void rulesMayOpenTheOutside() throws IOException {
        Rule allow = rule("edit", outside + "/**", Rule.Decision.ALLOW);
        assertEquals(Decision.allow(), check(Calls.edit(outside.resolve("o.txt")), allow));
        assertDenied("lies outside", check(Calls.write(outside.resolve("o.txt")), allow));
    }

    @Test
    @Row({"O-058", "O-059"})
    void linksAreJudgedByWhereTheyLead() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        Files.createSymbolicLink(root.resolve("out"), outside);
        Files.createSymbolicLink(root.resolve("b.txt"), root.resolve("a.txt"));
        Files.createSymbolicLink(root.resolve("loop"), root.resolve("loop"));
        assertDenied("lies outside", check(Calls.write(root.resolve("out/n/new.txt"))));
        assertEquals(Decision.allow(), check(Calls.edit(root.resolve("b.txt"))));
        assertDenied("cannot be followed", check(Calls.edit(root.resolve("loop"))));
    }

    @Test
    void allowRuleDoesNotReachThroughALink() throws IOException {
        Files.createSymbolicLink(root.resolve("out"), outside);
        Rule allow = rule("read", "**", Rule.Decision.ALLOW);
        assertAsked("lies outside", check(Calls.read(root.resolve("out/o.txt")), allow));
    }

    @Test
    void denyRuleHoldsForEitherNameOfALink() throws IOException {
        Files.createSymbolicLink(root.resolve("b.txt"), root.resolve("a.txt"));
        Rule deny = rule("read", "a.txt", Rule.Decision.DENY);
        assertDenied("refused by a rule", check(Calls.read(root.resolve("b.txt")), deny));
        assertDenied(
                "refused by a rule", check(Calls.read(root.resolve("b.txt")), rule("*", "b.txt", Rule.Decision.DENY)));
    }

    @Test
    void denyWinsThenAskThenAllow() throws IOException {
        Rule allow = rule("edit", "**", Rule.Decision.ALLOW);
        Rule ask = rule("edit", "*.txt", Rule.Decision.ASK);
        Rule deny = rule("edit", "a.*", Rule.Decision.DENY);
        Request edit = Calls.edit(root.resolve("a.txt"));
        assertEquals(Decision.allow(), check(edit, allow));
        assertAsked("one of your rules", check(edit, allow, ask));
        assertDenied("refused by a rule", check(edit, allow, ask, deny));
        assertEquals(Decision.allow(), check(Calls.edit(root.resolve("src/deep/B.java")), allow, ask, deny));
    }

    @Test
    void commandRuleIsTheExactCommandWithStars() throws IOException {
        Rule allow = rule("shell", "git log *", Rule.Decision.ALLOW);
        assertEquals(Decision.allow(), check(Calls.shell("git log -3 --stat"), allow));
        assertEquals(Decision.ask(), check(Calls.shell("git logs"), allow));
        for (String more : List.of(
                "git log; rm -r .",
                "git log -1 | sh",
                "git log $(rm x)",
                "git log `x`",
                "git log -1\nrm x",
                "git log -1 > f")) {
            assertEquals(Decision.ask(), check(Calls.shell(more), allow), more);
        }
        assertDenied(
                "refused by a rule", check(Calls.shell("true; rm -r x"), rule("shell", "*rm -r*", Rule.Decision.DENY)));
    }

    @Test
    void secretsAskInEveryModeButFullAccess() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        assertAsked("may hold secrets", check(Calls.read(root.resolve(".env.local"))));
        assertAsked("may hold secrets", check(Calls.edit(root.resolve("key.pem"))));
        assertEquals(
                Decision.allow(), check(Calls.read(root.resolve(".env")), rule("read", ".env", Rule.Decision.ALLOW)));
        mode = Mode.READ_ONLY;
        assertAsked("may hold secrets", check(Calls.read(root.resolve("sub/.netrc"))));
    }

    @Test
    void gitAndOurOwnFolderAskBeforeTheyAreChanged() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        for (String path : List.of(
                ".git/hooks/pre-commit",
                ".GIT/hooks/pre-commit",
                "sub/.git/config",
                ".bufferbridge/config.json",
                ".bufferbridgeignore")) {
            assertAsked("belongs to", check(Calls.write(root.resolve(path))));
            assertAsked("belongs to", check(Calls.write(root.resolve(path)), rule("*", "**", Rule.Decision.ALLOW)));
        }
        assertEquals(Decision.allow(), check(Calls.write(root.resolve(".gitignore"))));
        assertEquals(Decision.allow(), check(Calls.read(root.resolve(".git/HEAD"))));
        assertEquals(
                Decision.allow(),
                check(
                        Calls.write(root.resolve(".git/description")),
                        rule("write", ".git/description", Rule.Decision.ALLOW)));
    }

    @Test
    @Timeout(20)
    void aPipeInThePlaceOfASettingsFileIsNotOpened() throws IOException, InterruptedException {
        pipe(Files.createDirectory(root.resolve(".git")).resolve("config"));
        assertAsked("may hold secrets", check(Calls.read(root.resolve(".git/config"))));
        pipe(root.resolve(".bufferbridgeignore"));
        assertDenied("cannot be read", check(Calls.read(root.resolve("a.txt"))));
    }

    private static void pipe(Path path) throws IOException, InterruptedException {
        assertEquals(0, new ProcessBuilder("mkfifo", path.toString()).start().waitFor());
    }

    @Test
    void hiddenFilesAreClosedInEveryMode() throws IOException {
        Files.writeString(root.resolve(".bufferbridgeignore"), "private/\n*.key2\n");
        Files.createDirectory(root.resolve("private"));
        Files.createSymbolicLink(root.resolve("way-in"), root.resolve("private"));
        mode = Mode.FULL_ACCESS;
        assertDenied("hidden from the tools", check(Calls.read(root.resolve("private/x"))));
        assertDenied("hidden from the tools", check(Calls.read(root.resolve("sub/a.key2"))));
        assertDenied("hidden from the tools", check(Calls.write(root.resolve("way-in/x"))));
        assertEquals(Decision.allow(), check(Calls.read(root.resolve("public"))));
    }

    @Test
    void ignoreFileThatCannotBeReadHidesEverything() throws IOException {
        Files.createDirectory(root.resolve(".bufferbridgeignore"));
        assertDenied("cannot be read", check(Calls.read(root.resolve("a.txt"))));
    }

    @Test
    @Row({"O-112", "L-040"})
    void alwaysForAnEditHoldsForAllFilesUnderTheRoots() throws IOException {
        answer(Calls.edit(root.resolve("a.txt")), Outcome.ALLOW_FOR_RUN);
        assertEquals(Decision.allow(), check(Calls.edit(root.resolve("b.txt"))));
        assertEquals(Decision.allow(), check(Calls.write(second.resolve("c.txt"))));
        assertEquals(Decision.ask(), check(Calls.delete(root.resolve("a.txt"))));
        assertAsked("may hold secrets", check(Calls.edit(root.resolve(".env"))));
        assertAsked("belongs to", check(Calls.edit(root.resolve(".git/config"))));
        assertDenied("lies outside", check(Calls.edit(outside.resolve("o.txt"))));
    }

    @Test
    @Row("O-112")
    void anotherSessionAsksAgain() throws IOException {
        answer(Calls.edit(root.resolve("a.txt")), Outcome.ALLOW_FOR_RUN);
        ModePolicy other = ModePolicy.of(List.of(root), List.of(), () -> mode, new SessionApprovals(64));
        assertEquals(Decision.ask(), other.check(Calls.edit(root.resolve("a.txt"))));
    }

    @Test
    @Row("O-113")
    void alwaysForACommandHoldsForThisCommandOnly() throws IOException {
        answer(Calls.shell("git restore a"), Outcome.ALLOW_FOR_RUN);
        assertEquals(Decision.allow(), check(Calls.shell("git restore a")));
        assertEquals(Decision.ask(), check(Calls.shell("git restore .")));
        assertEquals(Decision.ask(), check(Calls.shell("git restore a ")));
    }

    @Test
    @Row("O-113")
    void alwaysForADeletionOrMoveHoldsForThesePaths() throws IOException {
        answer(Calls.delete(root.resolve("a.txt")), Outcome.ALLOW_FOR_RUN);
        answer(Calls.move(root.resolve("a"), root.resolve("b")), Outcome.ALLOW_FOR_RUN);
        assertEquals(Decision.allow(), check(Calls.delete(root.resolve("./a.txt"))));
        assertEquals(Decision.ask(), check(Calls.delete(root.resolve("b.txt"))));
        assertEquals(Decision.allow(), check(Calls.move(root.resolve("a"), root.resolve("b"))));
        assertEquals(Decision.ask(), check(Calls.move(root.resolve("b"), root.resolve("a"))));
    }

    @Test
    @Row("L-040")
    void neverIsRememberedTheSameWay() throws IOException {
        answer(Calls.shell("make"), Outcome.REJECT_FOR_RUN);
        assertDenied("refused this for the whole session", check(Calls.shell("make")));
        assertEquals(Decision.ask(), check(Calls.shell("make test")));
        answer(Calls.edit(root.resolve("a.txt")), Outcome.REJECT_FOR_RUN);
        assertDenied("refused this for the whole session", check(Calls.edit(root.resolve("b.txt"))));
        mode = Mode.ACCEPT_EDITS;
        assertEquals(Decision.allow(), check(Calls.edit(root.resolve("b.txt"))));
    }

    @Test
    void alwaysForADelicateCallIsNotRememberedAndNeverIs() throws IOException {
        Request env = Calls.read(root.resolve(".env"));
        answer(env, Outcome.ALLOW_FOR_RUN);
        assertAsked("may hold secrets", check(env));
        answer(env, Outcome.REJECT_FOR_RUN);
        assertDenied("refused this", check(env));
        assertAsked("may hold secrets", check(Calls.read(root.resolve("sub/.env"))));
        answer(Calls.edit(root.resolve(".git/config")), Outcome.ALLOW_FOR_RUN);
        assertEquals(Decision.ask(), check(Calls.edit(root.resolve("a.txt"))));
    }

    @Test
    void onceIsForgotten() throws IOException {
        answer(Calls.edit(root.resolve("a.txt")), Outcome.ALLOW_ONCE);
        answer(Calls.shell("ls"), Outcome.REJECT_ONCE);
        assertEquals(Decision.ask(), check(Calls.edit(root.resolve("a.txt"))));
        assertEquals(Decision.ask(), check(Calls.shell("ls")));
    }

    @Test
    @Row("L-042")
    void noMoreAnswersAreKeptThanTheLimitAllows() throws IOException {
        SessionApprovals two = new SessionApprovals(2);
        ModePolicy policy = ModePolicy.of(List.of(root), List.of(), () -> mode, two);
        for (String command : List.of("a", "b", "c")) {
            policy.remembering(question -> new Answer(Outcome.ALLOW_FOR_RUN, null))
                    .ask(Calls.question(Calls.shell(command)));
        }
        assertEquals(Decision.allow(), policy.check(Calls.shell("b")));
        assertEquals(Decision.ask(), policy.check(Calls.shell("c")));
    }

    @Test
    void rootsMayBeLinks() throws IOException {
        mode = Mode.ACCEPT_EDITS;
        Path link = Files.createSymbolicLink(folder.resolve("link"), root);
        ModePolicy policy =
                ModePolicy.of(List.of(link), List.of(rule("edit", "a.txt", Rule.Decision.DENY)), () -> mode, approvals);
        assertEquals(Decision.allow(), policy.check(Calls.edit(link.resolve("b.txt"))));
        assertEquals(Decision.allow(), policy.check(Calls.edit(root.resolve("b.txt"))));
        assertDenied("refused by a rule", policy.check(Calls.edit(link.resolve("a.txt"))));
        assertDenied("refused by a rule", policy.check(Calls.edit(root.resolve("a.txt"))));
    }

    private void answer(Request request, Outcome outcome) throws IOException {
        policy().remembering(question -> new Answer(outcome, null)).ask(Calls.question(request));
    }

    private Decision check(Request request, Rule... rules) throws IOException {
        return policy(rules).check(request);
    }

    private ModePolicy policy(Rule... rules) throws IOException {
        return ModePolicy.of(List.of(root, second), List.of(rules), () -> mode, approvals);
    }

    private static Rule rule(String tool, String pattern, Rule.Decision decision) {
        return new Rule(tool, pattern, decision);
    }

    private static void assertDenied(String part, Decision decision) {
        String reason = assertInstanceOf(Decision.Deny.class, decision).reason();
        assertTrue(reason.contains(part), reason);
    }

    private static void assertAsked(String part, Decision decision) {
        String reason =
                String.valueOf(assertInstanceOf(Decision.Ask.class, decision).reason());
        assertTrue(reason.contains(part), reason);
    }
}
