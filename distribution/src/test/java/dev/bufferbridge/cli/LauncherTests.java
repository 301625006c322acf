package dev.bufferbridge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.cli.FakeInstallation.Start;
import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, with a Java that only tells how it was started. */
final class LauncherTests {

    @TempDir
    private Path folder;

    private FakeInstallation installation;
    private final Map<String, String> environment = new HashMap<>();

    @BeforeEach
    void install() throws IOException {
        installation = new FakeInstallation(folder, "ein Ordner ä 日本");
        environment.put("JAVA_HOME", installation.javaHome("98.0.1").toString());
        environment.put("LC_ALL", "C.UTF-8");
    }

    @Test
    void javaTakesTheLaunchersPlaceWithTheMeasuredFlags() throws Exception {
        installation.built();
        Start start = start("--mode", "ask");
        assertEquals(0, start.status(), start::err);
        assertEquals("pid " + start.pid(), start.line("pid"));
        assertEquals("", start.err());
        assertEquals(
                List.of(
                        "-Xlog:disable",
                        "-Xlog:all=warning:stderr",
                        "-XX:+UseSerialGC",
                        "-XX:InitialHeapSize=48m",
                        "-XX:NewSize=32m",
                        "-Djdk.reflect.useNativeAccessorOnly=true",
                        "-Xshare:auto",
                        "-Dbufferbridge.launcher=" + installation.launcher(),
                        "-Dbufferbridge.archive=" + archive("98.0.1+1.aot"),
                        "-Dbufferbridge.terminal=false",
                        "-cp",
                        installation.jar().toString(),
                        "dev.bufferbridge.cli.Main",
                        "--mode",
                        "ask"),
                start.words());
    }

    @Test
    void wordsArriveAsTheyWereGiven() throws Exception {
        installation.built();
        List<String> words = start("tool", "a b", "", "*", "ä\"'$x\\", "-n").words();
        assertEquals(List.of("tool", "a b", "", "*", "ä\"'$x\\", "-n"), words.subList(words.size() - 6, words.size()));
    }

    @Test
    void linksAreFollowedFromAnyFolderWithoutAnyPath() throws Exception {
        installation.built();
        Path links = Files.createDirectories(folder.resolve("links/deep er"));
        Path first = Files.createSymbolicLink(links.resolve("first"), installation.launcher());
        Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("links/deep er/first"));
        Path viaFolder = Files.createSymbolicLink(
                folder.resolve("bins"), installation.launcher().getParent());
        for (Path link : List.of(first, second, viaFolder.resolve("bufferbridge"))) {
            Start start = FakeInstallation.run(links, environment, List.of(link.toString()));
            assertTrue(start.words().contains("-Dbufferbridge.launcher=" + installation.launcher()), start::toString);
        }
    }

    @Test
    void relativePathsAndPathLookupFindIt() throws Exception {
        installation.built();
        Path bin = installation.launcher().getParent();
        for (List<String> command : List.of(
                List.of("/bin/sh", "bufferbridge"),
                List.of("./bufferbridge"),
                List.of("/bin/sh", "../bin/bufferbridge"))) {
            Start start = FakeInstallation.run(bin, environment, command);
            assertTrue(start.words().contains("-Dbufferbridge.launcher=" + installation.launcher()), start::toString);
        }
        environment.put("PATH", bin.toString());
        Start start = FakeInstallation.run(folder, environment, List.of("/bin/sh", "-c", "bufferbridge"));
        assertTrue(start.words().contains("-Dbufferbridge.launcher=" + installation.launcher()), start::toString);
    }

    @Test
    void newestJavaWins() throws Exception {
        installation.built();
        environment.put("PATH", installation.javaHome("98.0.2") + "/bin:" + installation.javaHome("97.9.9") + "/bin");
        assertEquals("java 98.0.2", start().line("java"));
        environment.put("JAVA_HOME", installation.javaHome("98.0.10").toString());
        assertEquals("java 98.0.10", start().line("java"));
        environment.put("JAVA_HOME", installation.javaHome("98.0.089").toString());
        assertEquals("java 98.0.089", start().line("java"));
        environment.put("JAVA_HOME", installation.javaHome("99-ea").toString());
        assertEquals("java 99-ea", start().line("java"));
    }

    @Test
    void homesOfVersionManagersAreLookedInto() throws Exception {
        installation.built();
        Path home = Files.createDirectories(folder.resolve("home/.sdkman/candidates/java"));
        Files.createSymbolicLink(home.resolve("current"), installation.javaHome("99.1"));
        environment.put("HOME", folder.resolve("home").toString());
        assertEquals("java 99.1", start().line("java"));
    }

    @Test
    void javaThatWasNamedIsTakenAlone() throws Exception {
        installation.built();
        environment.put(
                "BUFFERBRIDGE_JAVA_HOME", installation.javaHome("17.0.1").toString());
        assertEquals("java 17.0.1", start().line("java"));
        for (String tooOld : List.of("16.0.2", "1.8.0_392", "11")) {
            environment.put(
                    "BUFFERBRIDGE_JAVA_HOME", installation.javaHome(tooOld).toString());
            Start start = start();
            assertEquals(2, start.status());
            assertEquals("", start.out());
            assertTrue(start.err().contains("holds no Java 17 or later"), start::err);
        }
    }

    @Test
    void archiveIsUsedOnlyWhenItIsWholeAndYoungerThanTheJar() throws Exception {
        installation.built();
        environment.put(
                "BUFFERBRIDGE_JAVA_HOME", installation.javaHome("17.0.1").toString());
        String name = "17.0.1+1.jsa";
        String use = "-XX:SharedArchiveFile=" + archive(name);

        installation.archive(name, "12345", "5");
        assertEquals(
                List.of(use, "-XX:+VerifySharedSpaces", "-Xshare:auto"),
                start().words().subList(6, 9));
        for (String noted : List.of("6", "", "x", "5 5")) {
            installation.archive(name, "12345", noted);
            assertFalse(start().words().contains(use), noted);
        }
        Path archive = installation.archive(name, "12345", "5");
        Files.setLastModifiedTime(
                archive.resolveSibling(name + ".size"),
                FileTime.from(Instant.now().minusSeconds(600)));
        assertFalse(start().words().contains(use));
    }

    @Test
    void laterJavaTakesItsOwnKindOfArchive() throws Exception {
        installation.built();
        installation.archive("98.0.1+1.aot", "12345", "5");
        List<String> words = start().words();
        assertTrue(words.contains("-XX:AOTCache=" + archive("98.0.1+1.aot")), words::toString);
        assertFalse(words.contains("-Xshare:auto"), words::toString);
    }

    @Test
    void localeBecomesUtf8AndTheOldOneIsHandedOn() throws Exception {
        installation.built();
        environment.remove("LC_ALL");
        assertEquals("locale C.UTF-8 was unset", start().line("locale"));
        environment.put("LC_ALL", "POSIX");
        assertEquals("locale C.UTF-8 was POSIX", start().line("locale"));
        environment.put("LC_ALL", "de_DE.utf8");
        assertEquals("locale de_DE.utf8 was untouched", start().line("locale"));
        environment.remove("LC_ALL");
        environment.put("LANG", "en_US.UTF-8");
        assertEquals("locale unset was untouched", start().line("locale"));
    }

    @Test
    void unbuiltAgentSaysWhatToRunAndBuildsNothing() throws Exception {
        environment.put("PATH", path());
        for (List<String> words : List.of(
                List.<String>of(), List.of("agent"), List.of("--mode", "ask"), List.of("--mode=ask", "agent"))) {
            Start start = start(words.toArray(String[]::new));
            assertEquals(2, start.status());
            assertEquals("", start.out());
            assertEquals(1, start.err().lines().count(), start::err);
            assertTrue(start.err().contains(installation.launcher() + " demo"), start::err);
        }
        assertEquals(List.of(), installation.builds());
    }

    @Test
    void otherSubcommandsBuildFirstAndSaySoOnStandardErrorOnly() throws Exception {
        environment.put("PATH", path());
        Start start = start("doctor");
        assertEquals(0, start.status(), start::err);
        assertTrue(start.err().contains("building"), start::err);
        assertTrue(start.err().contains("progress"), start::err);
        assertFalse(start.out().contains("progress"), start::out);
        assertTrue(start.words().contains("doctor"), start::out);
        assertEquals(
                List.of("-q -B -Dstyle.color=never -DskipTests -pl distribution -am package"), installation.builds());
        start("doctor");
        assertEquals(1, installation.builds().size());
    }

    @Test
    void twoStartsAtOnceBuildOnce() throws Exception {
        environment.put("PATH", path());
        List<String> command = List.of(installation.launcher().toString(), "tools");
        Process first = FakeInstallation.begin(folder, environment, command);
        Start second = FakeInstallation.run(folder, environment, command);
        assertEquals(0, first.waitFor());
        assertEquals(0, second.status(), second::err);
        assertEquals(1, installation.builds().size());
    }

    @Test
    void failedBuildIsSaidAndLeavesNoLock() throws Exception {
        installation.maven("exit 1");
        environment.put("PATH", folder.resolve("maven") + ":/usr/bin:/bin");
        assertEquals(2, start("doctor").status());
        Start again = start("doctor");
        assertEquals(2, again.status());
        assertTrue(again.err().contains("the build failed"), again::err);
        assertEquals(2, installation.builds().size());
    }

    @Test
    @Row("O-095")
    void nothingButJavaWritesToStandardOutput() throws Exception {
        installation.built();
        assertTrue(start().out().startsWith("java 98.0.1\n"));
    }

    private String path() throws IOException {
        return installation.maven("echo jar > distribution/target/bufferbridge.jar") + ":/usr/bin:/bin";
    }

    private Path archive(String name) {
        return installation.jar().resolveSibling("archive").resolve(name);
    }

    private Start start(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(installation.launcher().toString()));
        command.addAll(List.of(words));
        return FakeInstallation.run(folder, environment, command);
    }
}
