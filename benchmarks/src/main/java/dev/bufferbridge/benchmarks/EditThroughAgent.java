package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * An edit of a 1 MiB buffer, from the prompt to the end of the turn; without the time in which the editor
 * hands its answers over. The program is warm, as in a session.
 */
final class EditThroughAgent implements Benchmark {

    private static final int BUFFER_CHARACTERS = 1 << 20;
    private static final double BOUND = 25;

    @Override
    public String name() {
        return "edit-through-agent";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) throws IOException {
        Path project = subjects.project("edit");
        Files.writeString(project.resolve("large.txt"), "the disk has another text\n");
        // Each prompt changes one line in the middle and the next one changes it back.
        String before = "line 12000 of many";
        String after = "LINE 12000 OF MANY";
        String text = largeText();
        String forthText = quoted(text);
        String backText = quoted(text.replace(before + "\n", after + "\n"));
        String forth = quoted(replace(before, after));
        String back = quoted(replace(after, before));
        Median millis = new Median();
        try (ReadyEditor editor = ReadyEditor.launch(subjects.bufferbridge("--mode", "accept-edits"), project)) {
            editor.show(forthText);
            int warmUp = scale.pick(0, 160);
            for (int i = 0; i < warmUp + scale.pick(2, 60); i++) {
                boolean even = i % 2 == 0;
                long started = System.nanoTime();
                editor.prompt(even ? forth : back, even ? backText : forthText);
                if (i >= warmUp) {
                    millis.add((System.nanoTime() - started - editor.answeringNanos()) / 1e6);
                }
                Expect.same(
                        "that the edited text was written",
                        true,
                        editor.lastWrite().contains(even ? backText : forthText));
            }
        }
        return List.of(new Comparison(
                "edit of a 1 MiB buffer above the editor's answers, median", "ms", millis.value(), "bound", BOUND));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\n", "\\n") + '"';
    }

    private static String replace(String before, String after) {
        return "/replace large.txt\n```\n" + before + "\n```\n```\n" + after + "\n```\n";
    }

    private static String largeText() {
        StringBuilder text = new StringBuilder(BUFFER_CHARACTERS);
        for (int line = 1; text.length() < BUFFER_CHARACTERS; line++) {
            text.append("line ").append(line).append(" of many\n");
        }
        return text.toString();
    }
}
