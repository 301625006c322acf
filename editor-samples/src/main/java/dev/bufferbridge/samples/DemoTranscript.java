package dev.bufferbridge.samples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What the demo prints, as one text that is the same on every machine; README.md shows it. */
public final class DemoTranscript {

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
}
