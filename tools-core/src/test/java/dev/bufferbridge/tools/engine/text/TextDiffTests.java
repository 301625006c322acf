package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TextDiffTests {

    @TempDir
    Path temp;

    @Test
    @Row("P-172")
    void aPatchHasFourLinesOfContextAndNothingButTheTwoHeaders() {
        String before = numbers(1, 12);
        String after = before.replace("6\n", "six\n");

        assertEquals(
                "--- src/a.txt\n+++ src/a.txt\n@@ -2,9 +2,9 @@\n 2\n 3\n 4\n 5\n-6\n+six\n 7\n 8\n 9\n 10\n",
                TextDiff.of(before, after).unifiedPatch("src/a.txt"));
    }

    @Test
    @Row("P-172")
    void theDiffForPeopleNumbersItsLinesAndMarksGaps() {
        String before = numbers(1, 30);
        String after = before.replace("10\n", "ten\n10b\n").replace("25\n", "");

        assertEquals("""
                 ...
                  6 6
                  7 7
                  8 8
                  9 9
                -10 10
                +10 ten
                +11 10b
                 12 11
                 13 12
                 14 13
                 15 14
                 ...
                 22 21
                 23 22
                 24 23
                 25 24
                -25 25
                 26 26
                 27 27
                 28 28
                 29 29
                 ...
                """, TextDiff.of(before, after).forPeople());
    }

    @Test
    @Row({"P-172", "O-014"})
    void theDiffForPeopleKeepsBlanksAndTabs() {
        assertEquals("-1 \tx \n+1 \tx\n", TextDiff.of("\tx \r\n", "\tx\r\n").forPeople());
    }

    @Test
    @Row("P-172")
    void theFirstChangedLineCountsLinesOfTheNewText() {
        assertEquals(2, TextDiff.firstChangedLine("a\nb\nc\n", "a\nx\nc\n"));
        assertEquals(3, TextDiff.firstChangedLine("a\r\nb\r\nc\r\n", "a\r\nb\r\nx\r\n"));
        assertEquals(3, TextDiff.firstChangedLine("a\rb\rc\r", "a\rb\rx\r"));
        assertEquals(1, TextDiff.firstChangedLine("", "a\n"));
        assertEquals(2, TextDiff.firstChangedLine("a\nb\n", "a\n"));
    }

    @Test
    void equalTextsHaveNoHunks() {
        assertEquals("--- a\n+++ a\n", TextDiff.of("a\n", "a\n").unifiedPatch("a"));
        assertEquals("", TextDiff.of("", "").forPeople());
    }

    static Stream<Arguments> pairs() {
        return Stream.of(
                Arguments.of("two lines", "a\nb\n", "a\nB\n"),
                Arguments.of("one line", "a\n", "b\n"),
                Arguments.of("no newline before and after", "a\nb", "a\nc"),
                Arguments.of("newline added at the end", "a\nb", "a\nb\n"),
                Arguments.of("newline removed at the end", "a\nb\n", "a\nb"),
                Arguments.of("context without newline", "a\nb\nc\nd", "x\nb\nc\nd"),
                Arguments.of("CRLF", "a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"),
                Arguments.of("endings changed", "a\r\nb\n", "a\nb\r\n"),
                Arguments.of("made", "", "a\nb\n"),
                Arguments.of("emptied", "a\nb\n", ""),
                Arguments.of("made without newline", "", "a"),
                Arguments.of(
                        "lines that look like a patch", "--- a\n+++ b\n@@ -1 +1 @@\n", "--- a\n+++ c\n@@ -1 +1 @@\n"),
                Arguments.of("all lines new", numbers(1, 50), numbers(100, 150)),
                Arguments.of("at both ends", numbers(1, 50), "0\n" + numbers(1, 49)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pairs")
    @Row({"P-174", "O-138"})
    void gitAppliesThePatch(String name, String before, String after) throws Exception {
        assumeTrue(isInstalled("git"), "git is not installed");

        assertApplies(before, after, "f.txt", "git", "apply", "-p0", "--whitespace=nowarn");
    }

    @Test
    @Row("P-174")
    void gitAndPatchApplyManyRandomPatches() throws Exception {
        assumeTrue(isInstalled("git") && isInstalled("patch"), "git or patch is not installed");
        for (int seed = 0; seed < 40; seed++) {
            RandomText random = new RandomText(seed);
            String before = "first\n" + random.lines(60, List.of("\n", "\n", "\r\n"));
            String after = "changed\n" + random.changed(before);
            String name = seed % 2 == 0 ? "f.txt" : "with blanks.txt";
            assertApplies(before, after, name, "git", "apply", "-p0", "--whitespace=nowarn");
            assertApplies(before, after, name, "patch", "-s", "--binary", "-p0", "-i");
        }
    }

    @Test
    @Row("P-174")
    void everyPatchTurnsTheOldTextIntoTheNewOne() {
        for (int seed = 0; seed < 3_000; seed++) {
            RandomText random = new RandomText(seed);
            String before = random.lines(random.number(80), List.of("\n", "\r\n", "\r"));
            String after = random.changed(random.changed(before));
            String patch = TextDiff.of(before, after).unifiedPatch("f");
            assertEquals(after, UnifiedPatch.apply(patch, before), "seed " + seed);
        }
    }

    @Test
    @Row({"P-174", "P-168"})
    void aFileOfEightMebibytesWithAHundredEditsIsCompared() {
        StringBuilder before = new StringBuilder();
        StringBuilder after = new StringBuilder();
        for (int line = 0; before.length() < 8 * 1024 * 1024; line++) {
            String text = "line " + line + " of a long file\n";
            before.append(text);
            after.append(line % 2_000 == 0 && line < 200_000 ? "edit\nof " + line + "\n" : text);
        }

        TextDiff diff = TextDiff.of(before.toString(), after.toString());

        assertEquals(after.toString(), UnifiedPatch.apply(diff.unifiedPatch("f"), before.toString()));
    }

    @Test
    @Row("P-174")
    void aFileThatIsNewFromTopToBottomIsCompared() {
        String before = numbers(1, 60_000);
        String after = numbers(100_000, 160_000);

        assertEquals(after, UnifiedPatch.apply(TextDiff.of(before, after).unifiedPatch("f"), before));
        String few = numbers(1, 1_990);
        String others = numbers(5_000, 6_990);
        assertEquals(others, UnifiedPatch.apply(TextDiff.of(few, others).unifiedPatch("f"), few));
    }

    private static String numbers(int first, int last) {
        StringBuilder text = new StringBuilder();
        IntStream.rangeClosed(first, last).forEach(number -> text.append(number).append('\n'));
        return text.toString();
    }

    private void assertApplies(String before, String after, String name, String... program) throws Exception {
        String patch = TextDiff.of(before, after).unifiedPatch(name);
        Path file = Files.writeString(temp.resolve(name), before);
        List<String> command = new ArrayList<>(List.of(program));
        command.add(Files.writeString(temp.resolve("p.patch"), patch).toString());
        Process process = new ProcessBuilder(command)
                .directory(temp.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> command + ": " + said + "\n" + patch);
        assertEquals(after, Files.readString(file), patch);
    }

    private static boolean isInstalled(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException notInstalled) {
            return false;
        }
    }
}
