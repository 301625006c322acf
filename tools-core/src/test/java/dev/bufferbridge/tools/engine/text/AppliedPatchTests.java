package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Diffs for people and patches for programs. */
final class AppliedPatchTests {

    @TempDir
    Path folder;

    @Test
    @Row("P-172")
    void theDiffForPeopleNumbersItsLinesAndSaysWhereSomeAreLeftOut() {
        String before =
                IntStream.rangeClosed(1, 30).mapToObj(i -> "l" + i + "\n").collect(Collectors.joining());
        String after = before.replace("l10\n", "L10\nmore\n");

        assertEquals(
                " ...\n  6 l6\n  7 l7\n  8 l8\n  9 l9\n-10 l10\n+10 L10\n+11 more\n 12 l11\n 13 l12\n 14 l13\n 15 l14\n ...\n",
                TextDiff.of(before, after).forPeople());
    }

    @Test
    @Row({"P-172", "P-174"})
    void aPatchHasFourLinesOfContextAndTwoHeaders() {
        String before =
                IntStream.rangeClosed(1, 30).mapToObj(i -> "l" + i + "\n").collect(Collectors.joining());

        assertEquals(
                "--- d/a.txt\n+++ d/a.txt\n@@ -6,9 +6,8 @@\n l6\n l7\n l8\n l9\n-l10\n l11\n l12\n l13\n l14\n",
                TextDiff.of(before, before.replace("l10\n", "")).unifiedPatch("d/a.txt"));
    }

    @Test
    @Row({"O-138", "P-174"})
    void aMissingFinalLineFeedIsMarked() {
        assertEquals(
                "--- a\n+++ a\n@@ -1,2 +1,2 @@\n x\n-y\n\\ No newline at end of file\n+y\n",
                TextDiff.of("x\ny", "x\ny\n").unifiedPatch("a"));
        assertEquals("--- a\n+++ a\n@@ -1 +0,0 @@\n-x\n", TextDiff.of("x\n", "").unifiedPatch("a"));
        assertEquals("--- a\n+++ a\n@@ -0,0 +1 @@\n+x\n", TextDiff.of("", "x\n").unifiedPatch("a"));
    }

    @Test
    @Row({"P-172"})
    void theFirstChangedLineIsThatOfTheNewText() {
        assertEquals(2, TextDiff.firstChangedLine("a\nb\nc\n", "a\nB\nc\n"));
        assertEquals(1, TextDiff.firstChangedLine("", "a\n"));
        assertEquals(3, TextDiff.firstChangedLine("a\nb\n", "a\nb\nc\n"));
        assertEquals(2, TextDiff.firstChangedLine("a\r\nb\r\n", "a\r\nB\r\n"));
        assertEquals(2, TextDiff.firstChangedLine("a\rb\r", "a\rB\r"));
    }

    @Test
    @Row({"P-174", "O-138"})
    void randomPatchesApplyWithGitAndPatch() throws Exception {
        Random random = new Random(42);
        for (int i = 0; i < 30; i++) {
            String before = randomText(random, random.nextInt(40));
            String after = mutated(random, before);
            if (!before.equals(after) && !before.isEmpty() && !after.isEmpty()) {
                String name = i % 2 == 0 ? "plain.txt" : "with blanks.txt";
                assertApplies(before, after, name, "git", "apply", "--whitespace=nowarn", "-p0");
                assertApplies(before, after, name, "patch", "-s", "--binary", "-p0", "-i");
            }
        }
    }

    @Test
    @Row("O-153")
    void aFewChangesInALargeTextAreFoundSoon() {
        String before = IntStream.range(0, 160_000)
                .mapToObj(i -> "a line of some fifty characters in a large file " + i % 1_000 + "\n")
                .collect(Collectors.joining());
        StringBuilder after = new StringBuilder(before);
        for (int i = 99; i >= 0; i--) {
            after.insert(after.indexOf("\n", i * (before.length() / 100)) + 1, "inserted " + i + "\n");
        }

        String patch = assertTimeoutPreemptively(
                Duration.ofSeconds(15),
                () -> TextDiff.of(before, after.toString()).unifiedPatch("big.txt"));

        assertEquals(
                100, patch.lines().filter(line -> line.startsWith("+inserted")).count());
        assertTrue(before.length() > 7 * 1024 * 1024);
    }

    private void assertApplies(String before, String after, String name, String... command) throws Exception {
        Path work = Files.createTempDirectory(folder, "case");
        Path file = Files.writeString(work.resolve(name), before);
        Path patch = Files.writeString(
                folder.resolve("case.patch"), TextDiff.of(before, after).unifiedPatch(name));
        List<String> all = new ArrayList<>(List.of(command));
        all.add(patch.toString());
        Process process = new ProcessBuilder(all)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> said + " for " + all);
        assertEquals(after, Files.readString(file));
    }

    private static String randomText(Random random, int lines) {
        String text = IntStream.range(0, lines)
                .mapToObj(i -> "word" + random.nextInt(8) + (random.nextInt(5) == 0 ? "\r\n" : "\n"))
                .collect(Collectors.joining());
        return random.nextBoolean() ? text : text + "no end";
    }

    private static String mutated(Random random, String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)")));
        for (int i = 0; i < 3; i++) {
            int at = random.nextInt(lines.size());
            if (random.nextBoolean() && lines.size() > 1) {
                lines.remove(at);
            } else {
                lines.add(at, "new" + random.nextInt(4) + "\n");
            }
        }
        return String.join("", lines);
    }
}
