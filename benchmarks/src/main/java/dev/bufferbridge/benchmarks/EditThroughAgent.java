package dev.bufferbridge.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** An edit of a 1 MiB buffer, from the prompt to the end of the turn; the editor answers at once, so all of it is the agent's. */
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
        String text = largeText();
        Files.writeString(project.resolve("large.txt"), "the disk has another text\n");
        BufferClient client = new BufferClient(text);
        Median millis = new Median();
        try (ConnectedAgent agent =
                ConnectedAgent.start(subjects.bufferbridge("--mode", "accept-edits"), project, client)) {
            // Each prompt changes one line in the middle and the next one changes it back.
            String before = "line 12000 of many";
            String after = "LINE 12000 OF MANY";
            int warmUp = scale.pick(0, 40);
            for (int i = 0; i < warmUp + scale.pick(2, 40); i++) {
                boolean forth = i % 2 == 0;
                long started = System.nanoTime();
                agent.prompt(replace(forth ? before : after, forth ? after : before));
                if (i >= warmUp) {
                    millis.add((System.nanoTime() - started) / 1e6);
                }
                Expect.same("the buffer", forth ? text.replace(before + "\n", after + "\n") : text, client.buffer());
            }
        }
        return List.of(new Comparison("edit of a 1 MiB buffer, median", "ms", millis.value(), "bound", BOUND));
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
