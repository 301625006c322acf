package dev.bufferbridge.tools.engine.text;

import java.util.List;

/**
 * What a list of edits makes of a text. Nothing is touched yet.
 *
 * @param edits in the order of their places
 * @param firstChangedLine 1-based, in the new text
 */
public record EditPlan(String oldText, String newText, List<AppliedEdit> edits, int firstChangedLine) {

    public EditPlan {
        edits = List.copyOf(edits);
    }

    /** Whether any edit was found by a tolerant rule only. */
    public boolean isFuzzy() {
        return edits.stream().anyMatch(edit -> edit.rule() != MatchRule.EXACT);
    }
}
