package dev.bufferbridge.benchmarks;

import dev.bufferbridge.acp.schema.StopReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The memory of the agent after many prompts in one session, beside its memory after the first tenth of them: it stays flat. */
final class PromptsMemory implements Benchmark {

    @Override
    public String name() {
        return "prompts-memory";
    }

    @Override
    public List<Comparison> run(Subjects subjects, Scale scale) throws IOException {
        if (!ResidentMemory.isKnown()) {
            return List.of();
        }
        int prompts = scale.pick(20, 10_000);
        Path project = subjects.project("prompts");
        Files.writeString(project.resolve("notes.txt"), "text\n");
        try (ConnectedAgent agent =
                ConnectedAgent.start(subjects.bufferbridge(), project, new BufferClient("unsaved text\n"))) {
            prompts(agent, prompts / 10);
            double early = ResidentMemory.of(agent.process());
            prompts(agent, prompts - prompts / 10);
            double late = ResidentMemory.of(agent.process());
            return List.of(new Comparison(
                    "memory after " + prompts + " prompts", "MiB", late, "after " + prompts / 10, early));
        }
    }

    private static void prompts(ConnectedAgent agent, int count) {
        for (int i = 0; i < count; i++) {
            Expect.same(
                    "the end of the turn",
                    StopReason.END_TURN,
                    agent.prompt("/read notes.txt").stopReason());
        }
    }
}
