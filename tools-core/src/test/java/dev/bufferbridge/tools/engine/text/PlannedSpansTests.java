package dev.bufferbridge.tools.engine.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.bufferbridge.rows.Row;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What must hold of every plan, tried on random texts; single cases live in the folders of {@code edit/}. */
final class PlannedSpansTests {

    private static final String[] ENDINGS = {"\n", "\r\n", "\r"};

    @Test
    @Row({"P-152", "P-153", "P-167", "A-14", "O-027", "O-028"})
    void anExactEditChangesItsSpanAndNothingElse() throws EditRejected {
        Random random = new Random(1);
        for (int i = 0; i < 500; i++) {
            String text = randomText(random);
            int start = boundary(random, text, 0);
            int end = boundary(random, text, start + 1);
            String oldText = LineBreaks.toLineFeeds(text.substring(start, end));
            String newText = "<" + oldText.toUpperCase(java.util.Locale.ROOT) + ">";

            EditPlan plan = EditPlanner.plan("f", text, List.of(new TextEdit(oldText, newText)));

            String planned = plan.newText();
            assertEquals(text.substring(0, start), planned.substring(0, start));
            assertEquals(text.substring(end), planned.substring(planned.length() - (text.length() - end)));
            assertEquals(
                    newText,
                    LineBreaks.toLineFeeds(planned.substring(start, planned.length() - (text.length() - end))));
            assertEquals(MatchRule.EXACT, plan.edits().get(0).rule());
        }
    }

    @Test
    @Row({"P-152", "O-030", "O-040", "O-047"})
    void editsOfDifferentRulesInOneCallTouchTheirSpansOnly() throws EditRejected {
        String text = "\u201Ckept\u201D  \na = \u201Cb\u201D\n\tx    =  1;\nlast  \n";

        EditPlan plan = EditPlanner.plan(
                "f",
                text,
                List.of(
                        new TextEdit("x = 1;", "x = 2;"),
                        new TextEdit("a = \"b\"", "a = \"c\""),
                        new TextEdit("last", "end")));

        assertEquals("\u201Ckept\u201D  \na = \"c\"\n\tx = 2;\nend  \n", plan.newText());
        assertEquals(
                List.of(MatchRule.NORMALIZED, MatchRule.BLANK_RUNS, MatchRule.EXACT),
                plan.edits().stream().map(AppliedEdit::rule).toList());
        assertEquals(
                List.of(2, 3, 4), plan.edits().stream().map(AppliedEdit::line).toList());
        assertEquals(2, plan.firstChangedLine());
    }

    /** Every line has a number of its own, so that every span that holds one is found once. */
    private static String randomText(Random random) {
        return IntStream.range(0, 2 + random.nextInt(8))
                .mapToObj(i -> "line " + i + " \u00E4\uD83D\uDE00" + ENDINGS[random.nextInt(3)])
                .collect(Collectors.joining());
    }

    /** The place before a digit: what lies between two of those is found once and cuts no ending. */
    private static int boundary(Random random, String text, int from) {
        List<Integer> places = IntStream.range(from, text.length())
                .filter(at -> Character.isDigit(text.charAt(at)))
                .boxed()
                .toList();
        return places.isEmpty() ? text.length() : places.get(random.nextInt(places.size()));
    }
}
