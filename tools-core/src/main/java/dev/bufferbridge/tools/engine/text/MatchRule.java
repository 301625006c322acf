package dev.bufferbridge.tools.engine.text;

/** How the old text of an edit was found, strictest first. */
public enum MatchRule {
    /** Character by character; any line ending matches any other. */
    EXACT("exactly"),
    /** After Unicode compatibility folding, with straight quotes, plain dashes and plain spaces, and without blanks at line ends. */
    NORMALIZED("after folding quotes, dashes, special spaces and blanks at line ends"),
    /** As above, and a run of spaces and tabs matches any other. */
    BLANK_RUNS("after folding runs of spaces and tabs");

    private final String words;

    MatchRule(String words) {
        this.words = words;
    }

    /** For a model: completes "matched …". */
    public String words() {
        return words;
    }
}
