package dev.bufferbridge.samples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What the demo prints, as one text that is the same on every machine; README.md shows it. */
public final class DemoTranscript {

    private static final String BEGIN = "<!-- demo:begin -->\n";
    private static final String END = "<!-- demo:end -->";
    private static final String FENCE = "```text\n";
    private static final String FENCE_END = "```\n";

    private DemoTranscript() {}

    /**
     * Plays the demo without colours.
     *
     * @param launcher the command that starts bufferbridge, without a subcommand
     * @throws IllegalStateException when the demo fails; the message has what it printed
     */
    public static String record(List<String> launcher) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        int exit = Demo.run(launcher, new PrintStream(bytes, true, StandardCharsets.UTF_8), false);
        String text = bytes.toString(StandardCharsets.UTF_8);
        if (exit != 0) {
            throw new IllegalStateException("The demo failed:\n" + text);
        }
        return text;
    }

    /**
     * The page with the transcript between its markers {@code <!-- demo:begin -->} and {@code <!-- demo:end -->}, in place
     * of what is there. A page that is up to date comes back as it was.
     *
     * @throws IllegalStateException when the page lacks the markers
     */
    public static String putInto(String page, String transcript) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalStateException("The page has no place for the demo; it needs the lines " + BEGIN + END);
        }
        return page.substring(0, begin + BEGIN.length()) + FENCE + transcript + FENCE_END + page.substring(end);
    }
}
