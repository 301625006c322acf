package dev.bufferbridge.rows;

/**
 * One line of a module's record: a test that named a row, and how it ended.
 *
 * @param row the row's id
 * @param module the Maven module the test belongs to
 * @param test the test as {@code package.Class#method}; the children of a parameterised test share it
 * @param outcome how it ended
 */
record ExecutedRow(String row, String module, String test, TestOutcome outcome) {

    /** Reads one line as {@link #line()} writes it. */
    static ExecutedRow parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException("not a line of four fields: \"" + line + "\"");
        }
        return new ExecutedRow(fields[0], fields[1], fields[2], TestOutcome.parse(fields[3]));
    }

    String line() {
        return String.join("\t", row, module, test, outcome.word());
    }
}
