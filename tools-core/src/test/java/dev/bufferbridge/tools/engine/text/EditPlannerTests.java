package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.rows.Row;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the cases in {@code edit/} do not show: plans as values, many random texts, and hard inputs. */
final class EditPlannerTests {

    @Test
    @Row({"P-152", "P-153", "P-156", "O-036"})
    void aPlanSaysWhereHowAndWhatForEachEdit() throws EditRejected {
        EditPlan plan = plan("a\r\nb  “c”\r\nd\r\n", edit("d", "D"), edit("b \"c\"", "x\ny"));

        assertEquals(
                new EditPlan(
                        "a\r\nb  “c”\r\nd\r\n",
                        "a\r\nx\r\ny\r\nD\r\n",
                        List.of(
                                new AppliedEdit(1, MatchRule.BLANK_RUNS, 2, 3, 9, "x\r\ny"),
                                new AppliedEdit(0, MatchRule.EXACT, 3, 11, 12, "D")),
                        2),
                plan);
        assertTrue(plan.isFuzzy());
    }

    @Test
    @Row({"P-152", "P-153", "P-161", "P-165"})
    void anExactEditOfAnyUniquePieceReplacesThatPieceOnly() throws EditRejected {
        int applied = 0;
        for (int seed = 0; seed < 4_000; seed++) {
            RandomText random = new RandomText(seed);
            String text = random.lines(12, List.of("\n"));
            if (text.isEmpty()) {
                continue;
            }
            int start = random.number(text.length());
            int end = start + 1 + random.number(text.length() - start);
            String piece = text.substring(start, end);
            if (!TextEncodings.isWellFormed(piece)) {
                continue;
            }
            if (text.indexOf(piece) == text.lastIndexOf(piece)) {
                EditPlan plan = plan(text, edit(piece, "NEW"));
                assertEquals(text.substring(0, start) + "NEW" + text.substring(end), plan.newText());
                assertFalse(plan.isFuzzy());
                applied++;
            } else {
                assertThrows(EditRejected.class, () -> plan(text, edit(piece, "NEW")));
            }
        }
        assertTrue(applied > 500, "only " + applied + " were unique");
    }

    @Test
    @Row({"O-027", "O-028", "P-167"})
    void outsideTheEditsEveryEndingStays() throws EditRejected {
        for (int seed = 0; seed < 2_000; seed++) {
            RandomText random = new RandomText(seed);
            String before = random.lines(8, List.of("\n", "\r\n", "\r")).replaceAll("[^\r\n]$", "$0\n");
            String after = random.lines(8, List.of("\n", "\r\n", "\r"));
            EditPlan plan = plan(before + "UNIQUE ONE\r\nUNIQUE TWO\n" + after, edit("UNIQUE ONE\nUNIQUE TWO", "1\n2"));
            assertEquals(before + "1\r\n2\n" + after, plan.newText(), "seed " + seed);
        }
    }

    @Test
    @Row({"O-030", "O-040", "P-154"})
    void aTolerantMatchChangesItsSpanOnly() throws EditRejected {
        for (int seed = 0; seed < 2_000; seed++) {
            RandomText random = new RandomText(seed);
            String before = random.lines(8, List.of("\n", "\r\n", " \t\n", "\u00a0—\u2019 \r\n"));
            String after = random.lines(8, List.of("\n", "\r\n", " \t\n", "\u00a0—\u2019 \r\n"));
            EditPlan plan = plan(before + "|say  “hi” — now|" + after, edit("|say \"hi\" - now|", "|x|"));
            assertEquals(before + "|x|" + after, plan.newText(), "seed " + seed);
            assertTrue(plan.isFuzzy());
        }
    }

    @Test
    @Row({"O-153", "O-154"})
    void aLongAbsentTextIsMissedSoon() {
        String text = IntStream.range(0, 12_500)
                .mapToObj(line -> "    value_" + line % 50 + " = compute(“x”, " + line % 7 + ")\n")
                .collect(Collectors.joining());
        String absent = text.lines().limit(199).collect(Collectors.joining("\n")) + "\nis not there";

        EditRejected missed = assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> assertThrows(EditRejected.class, () -> plan(text, edit(absent, "x"))));

        assertTrue(missed.getMessage().startsWith("Could not find edits[0] in f."), missed.getMessage());
    }

    @Test
    @Row("O-153")
    void aTextThatAlmostMatchesEverywhereIsMissedSoon() {
        String text = "ab".repeat(1_000_000);
        String almost = "ab".repeat(50_000) + "c";

        assertTimeoutPreemptively(
                Duration.ofSeconds(30), () -> assertThrows(EditRejected.class, () -> plan(text, edit(almost, "x"))));
    }

    @Test
    @Row({"P-168", "P-170"})
    void aHundredEditsOfAnEightMebibyteTextArePlanned() throws EditRejected {
        StringBuilder text = new StringBuilder();
        for (int line = 0; text.length() < 8 * 1024 * 1024; line++) {
            text.append("line ").append(line).append(" is “quoted”\n");
        }
        List<TextEdit> edits = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            edits.add(edit("line " + i * 1_000 + " is \"quoted\"", "edit " + i));
        }

        EditPlan plan = EditPlanner.plan("f", text.toString(), edits);

        assertEquals(100, plan.edits().size());
        assertTrue(plan.newText().contains("\nedit 99\nline 99001 is “quoted”\n"));
    }

    @Test
    @Row("O-053")
    void halfASurrogatePairIsNeverPutIn() {
        EditRejected refused = assertThrows(EditRejected.class, () -> plan("abc", edit("b", "\uDC80")));

        assertEquals(
                "edits[0].newText holds half of a surrogate pair, which is no character. Nothing was changed; give whole characters.",
                refused.getMessage());
    }

    @Test
    @Row("O-039")
    void indentationIsCarriedOver() throws EditRejected {
        assertEquals(
                "\tif (a)\n\t{\n",
                plan("\tif  (a) {\n", edit("if (a) {", "if (a)\n{")).newText());
        assertEquals(
                "\tx = f(1,\n\t\t2);\n",
                plan("\tx = f(1,  2);\n", edit("f(1, 2)", "f(1,\n\t\t2)")).newText());
        assertEquals(
                "  a:\n    b: 1\n    c: 2\n      d: 3\n",
                plan(
                                "  a:\n    b: 1\n",
                                edit("    a:\n        b: 1", "    a:\n        b: 1\n        c: 2\n            d: 3"))
                        .newText());
        assertEquals(
                "\tfoo(c)\n}\n",
                plan("\tfoo(a,  b)\n}\n", edit("foo(a, b)\n}", "foo(c)\n}")).newText());
    }

    private static EditPlan plan(String text, TextEdit... edits) throws EditRejected {
        return EditPlanner.plan("f", text, List.of(edits));
    }

    private static TextEdit edit(String oldText, String newText) {
        return new TextEdit(oldText, newText);
    }
}
