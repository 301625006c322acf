package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.bufferbridge.rows.Row;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The two forms of a diff. Patches are judged by git, which did not write them. */
class TextDiffTests {

    @TempDir
    Path folder;

    @Test
    @Row("O-138")
    void aPatchOfAFileShorterThanItsContextApplies() throws Exception {
        assertApplies("a\nb\n", "a\nB\n");
    }

    @Test
    @Row("P-174")
    void patchesApplyWhateverTheEndsOfTheFile() throws Exception {
        assertApplies("a\nb", "a\nb\n");
        assertApplies("a\nb\n", "a\nb");
        assertApplies("a\nb", "a\nc");
        assertApplies("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n");
    }

    @Test
    @Row("P-174")
    void patchesOfRandomChangesApply() throws Exception {
        Random random = new Random(20_261_201);
        for (int round = 0; round < 12; round++) {
            List<String> lines = new ArrayList<>();
            int count = 2 + random.nextInt(60);
            for (int i = 0; i < count; i++) {
                lines.add("line " + random.nextInt(12));
            }
            String before = joined(lines, random.nextBoolean());
            lines.add(random.nextInt(lines.size()), "one that is new");
            int changes = random.nextInt(5);
            for (int i = 0; i < changes; i++) {
                int at = random.nextInt(lines.size());
                if (random.nextBoolean()) {
                    lines.add(at, "added " + random.nextInt(100));
                } else {
                    lines.remove(at);
                }
            }
            assertApplies(before, joined(lines, random.nextBoolean()));
        }
    }

    @Test
    @Row("P-172")
    void aDiffForPeopleNumbersLinesAndLeavesOutWhatIsFarAway() {
        StringBuilder before = new StringBuilder();
        for (int i = 1; i <= 30; i++) {
            before.append("line ").append(i).append('\n');
        }
        String after = before.toString().replace("line 15\n", "changed\n");
        assertEquals(
                " ...\n 11 line 11\n 12 line 12\n 13 line 13\n 14 line 14\n-15 line 15\n+15 changed\n"
                        + " 16 line 16\n 17 line 17\n 18 line 18\n 19 line 19\n ...\n",
                TextDiff.of(before.toString(), after).forPeople());
    }

    @Test
    @Row("P-172")
    void theFirstChangedLineCountsLinesOfTheNewText() {
        assertEquals(2, TextDiff.firstChangedLine("a\nb\nc\n", "a\nB\nc\n"));
        assertEquals(2, TextDiff.firstChangedLine("a\r\nb", "a\r\nB"));
        assertEquals(2, TextDiff.firstChangedLine("a\rb", "a\rB"));
        assertEquals(1, TextDiff.firstChangedLine("", "x"));
    }

    private static String joined(List<String> lines, boolean ended) {
        String text = String.join("\n", lines);
        return ended ? text + "\n" : text;
    }

    private void assertApplies(String before, String after) throws IOException, InterruptedException {
        Path file = folder.resolve("f.txt");
        Path patch = folder.resolve("change.patch");
        String unified = TextDiff.of(before, after).unifiedPatch("f.txt");
        Files.writeString(file, before);
        Files.writeString(patch, unified);
        Process git = git("apply", "-p0", "--whitespace=nowarn", patch.toString());
        String said = new String(git.getErrorStream().readNBytes(4_096), StandardCharsets.UTF_8);
        assertTrue(git.waitFor(30, TimeUnit.SECONDS), "git did not end");
        assertEquals(0, git.exitValue(), () -> said + unified);
        assertEquals(after, Files.readString(file));
    }

    private Process git(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment()
                .put(
                        "GIT_CEILING_DIRECTORIES",
                        folder.toAbsolutePath().getParent().toString());
        try {
            return builder.start();
        } catch (IOException missing) {
            assumeTrue(false, "git is not installed: patches are not applied");
            throw new AssertionError(missing);
        }
    }
}
