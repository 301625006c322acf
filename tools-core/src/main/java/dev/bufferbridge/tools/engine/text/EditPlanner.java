package dev.bufferbridge.tools.engine.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds where edits apply and what they make of a text; touches nothing (rows P-152 to P-167, A-12 to A-14).
 *
 * <p>Every edit is matched against the original text, by the strictest rule that finds it, and must be found once under that rule. Only the matched
 * characters change; new line endings are those of the place. All edits apply or none does.
 */
public final class EditPlanner {

    private final String path;
    private final String original;
    private final LineNumbers numbers;
    private final TextView lines;
    private @Nullable TextView folded;
    private @Nullable TextView blankRuns;

    private EditPlanner(String path, String original) {
        this.path = path;
        this.original = original;
        this.numbers = new LineNumbers(original);
        this.lines = NormalForm.lineFeeds(original);
    }

    /**
     * @param path as the caller named it, for messages
     * @param original the whole text without a byte order mark
     * @param edits at least one
     * @throws EditRejected when an edit is empty, not found, found more than once, overlaps another or changes nothing
     */
    public static EditPlan plan(String path, String original, List<TextEdit> edits) throws EditRejected {
        EditPlanner planner = new EditPlanner(path, original);
        List<AppliedEdit> applied = new ArrayList<>();
        for (int i = 0; i < edits.size(); i++) {
            applied.add(planner.locate(i, edits.get(i)));
        }
        applied.sort(Comparator.comparingInt(AppliedEdit::start).thenComparingInt(AppliedEdit::end));
        planner.refuseOverlaps(applied);
        return planner.assemble(applied);
    }

    private AppliedEdit locate(int index, TextEdit edit) throws EditRejected {
        String oldText = LineBreaks.toLineFeeds(edit.oldText());
        String newText = LineBreaks.toLineFeeds(edit.newText());
        if (oldText.isEmpty()) {
            throw new EditRejected("edits[" + index + "].oldText is empty. Read " + path
                    + " and give the exact text to replace; to add text, replace a line by itself and the new lines.");
        }
        if (!TextEncodings.isWellFormed(newText)) {
            throw new EditRejected(
                    "edits[" + index
                            + "].newText holds half of a surrogate pair, which is no character. Nothing was changed; give whole characters.");
        }
        if (oldText.equals(newText)) {
            throw changesNothing(index);
        }
        for (MatchRule rule : MatchRule.values()) {
            TextView view = view(rule);
            String needle = form(rule, oldText);
            Occurrences found = rule == MatchRule.EXACT
                    ? Occurrences.of(needle, view, false)
                    : tolerant(needle, view, NormalForm.endsInBlank(oldText));
            if (found.count() > 1) {
                throw ambiguous(index, found, view);
            }
            if (found.count() == 1) {
                return applied(index, rule, found.first().get(0), needle.length(), oldText, newText);
            }
        }
        throw notFound(index, oldText);
    }

    /** Blanks at the end of the old text were folded away: they were those of a line's end, or this is another place. */
    private static Occurrences tolerant(String needle, TextView view, boolean endsLine) {
        return needle.isBlank() ? Occurrences.NONE : Occurrences.of(needle, view, endsLine);
    }

    private AppliedEdit applied(int index, MatchRule rule, int at, int length, String oldText, String newText)
            throws EditRejected {
        TextView view = view(rule);
        int start = view.start(at);
        int end = view.end(at + length - 1);
        String matched = original.substring(start, end);
        String carried = rule == MatchRule.BLANK_RUNS ? reindented(oldText, newText, start, matched) : newText;
        String replacement = withEndingsOf(start, end, carried);
        if (replacement.equals(matched)) {
            throw changesNothing(index);
        }
        return new AppliedEdit(index, rule, numbers.at(start), start, end, replacement);
    }

    private String reindented(String oldText, String newText, int start, String matched) {
        int lineStart = start;
        while (lineStart > 0 && original.charAt(lineStart - 1) != '\n' && original.charAt(lineStart - 1) != '\r') {
            lineStart--;
        }
        String before = original.substring(lineStart, start);
        return Indentation.learn(oldText, LineBreaks.toLineFeeds(matched), before)
                .apply(newText);
    }

    /** New lines get the endings of the lines they replace, one by one where there are as many; else that of the line where they begin. */
    private String withEndingsOf(int start, int end, String newText) {
        if (newText.indexOf('\n') < 0 || original.indexOf('\r') < 0) {
            return newText;
        }
        List<String> replaced = LineBreaks.between(original, start, end);
        List<String> pieces = List.of(newText.split("\n", -1));
        String ending = LineBreaks.ofLineAt(original, start);
        boolean oneByOne = replaced.size() == pieces.size() - 1;
        StringBuilder written = new StringBuilder(pieces.get(0));
        for (int i = 1; i < pieces.size(); i++) {
            written.append(oneByOne ? replaced.get(i - 1) : ending).append(pieces.get(i));
        }
        return written.toString();
    }

    private void refuseOverlaps(List<AppliedEdit> sorted) throws EditRejected {
        for (int i = 1; i < sorted.size(); i++) {
            AppliedEdit one = sorted.get(i - 1);
            AppliedEdit other = sorted.get(i);
            if (other.start() < one.end()) {
                throw new EditRejected("edits[" + Math.min(one.index(), other.index()) + "] and edits["
                        + Math.max(one.index(), other.index()) + "] overlap in " + path
                        + ". Nothing was changed. Merge them into one edit, or make their oldText shorter.");
            }
        }
    }

    private EditPlan assemble(List<AppliedEdit> sorted) {
        StringBuilder changed = new StringBuilder(original.length() + 256);
        int position = 0;
        for (AppliedEdit edit : sorted) {
            changed.append(original, position, edit.start()).append(edit.replacement());
            position = edit.end();
        }
        changed.append(original, position, original.length());
        String newText = changed.toString();
        return new EditPlan(original, newText, sorted, TextDiff.firstChangedLine(original, newText));
    }

    private TextView view(MatchRule rule) {
        return switch (rule) {
            case EXACT -> lines;
            case NORMALIZED -> folded();
            case BLANK_RUNS -> blankRuns();
        };
    }

    private TextView folded() {
        TextView made = folded;
        if (made == null) {
            made = NormalForm.folded(lines);
            folded = made;
        }
        return made;
    }

    private TextView blankRuns() {
        TextView made = blankRuns;
        if (made == null) {
            made = NormalForm.blankRuns(folded());
            blankRuns = made;
        }
        return made;
    }

    private static String form(MatchRule rule, String oldText) {
        TextView same = TextView.same(oldText);
        return switch (rule) {
            case EXACT -> oldText;
            case NORMALIZED -> NormalForm.folded(same).form();
            case BLANK_RUNS -> NormalForm.blankRuns(NormalForm.folded(same)).form();
        };
    }

    private EditRejected changesNothing(int index) {
        return new EditRejected("edits[" + index + "] changes nothing in " + path
                + ": the new text is what is already there. Nothing was changed; leave this edit out.");
    }

    private EditRejected ambiguous(int index, Occurrences found, TextView view) {
        String places = found.first().stream()
                .map(at -> String.valueOf(numbers.at(view.start(at))))
                .distinct()
                .collect(Collectors.joining(", "));
        String more = found.count() > found.first().size() ? ", …" : "";
        return new EditRejected(
                "edits[" + index + "] matches " + found.count() + " places in " + path + " (lines " + places + more
                        + "). Nothing was changed. Give more lines around it in oldText, so that it is found once.");
    }

    private EditRejected notFound(int index, String oldText) {
        return new EditRejected(
                "Could not find edits[" + index + "] in " + path
                        + ". The oldText must match exactly including all whitespace and newlines."
                        + " Tolerant matching (quotes, dashes, runs of blanks) was tried too. Nothing was changed; read the file again and copy the text from there."
                        + LineNumberGutter.hint(oldText),
                NearbyLines.of(LineNumberGutter.without(oldText), original));
    }
}
