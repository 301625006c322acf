package dev.bufferbridge.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.samples.EditorSession;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing of a turn is kept. */
final class LongRunTests {

    private static final int PROMPTS = 10_000;
    private static final long MOST_GROWTH_BYTES = 4 << 20;

    @TempDir
    Path project;

    @Test
    void memoryIsFlatOverTenThousandPrompts() throws Exception {
        Files.writeString(project.resolve("a.txt"), "one\n".repeat(100));
        try (EditorAndAgent both = EditorAndAgent.in(project, settings -> settings.withoutRecording())) {
            EditorSession session = both.session();
            prompt(session, PROMPTS / 10);
            long before = usedBytes();

            prompt(session, PROMPTS);

            long growth = usedBytes() - before;
            assertTrue(growth < MOST_GROWTH_BYTES, "grew by " + growth + " bytes");
        }
    }

    private static void prompt(EditorSession session, int times) {
        for (int i = 0; i < times; i++) {
            assertEquals(StopReason.END_TURN, session.prompt("/read a.txt").stopReason());
        }
    }

    private static long usedBytes() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
