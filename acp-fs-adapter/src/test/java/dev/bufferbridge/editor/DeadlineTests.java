package dev.bufferbridge.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.editor.ScriptedEditor.Habit;
import dev.bufferbridge.tools.api.Cancellation;
import dev.bufferbridge.tools.api.TextFiles.Expected;
import dev.bufferbridge.tools.api.TextSnapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An editor that does not answer is not waited for. */
class DeadlineTests {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void savedFile() throws IOException {
        file = Files.writeString(folder.toRealPath().resolve("f.txt"), "text\n");
    }

    @Test
    void silentReadEndsInAnErrorAndIsTakenBack() {
        Bench bench = Bench.impatient(new ScriptedEditor().with(Habit.SILENT_ON_READ));

        IOException e = assertThrows(IOException.class, () -> bench.read(file));

        assertTrue(e.getMessage().contains("did not give the text of " + file), e.getMessage());
        assertTrue(bench.editor.unanswered().get(0).isCancelled());
    }

    @Test
    void lateAnswerIsIgnored() {
        Bench bench = Bench.impatient(new ScriptedEditor().with(Habit.SILENT_ON_READ));
        assertThrows(IOException.class, () -> bench.read(file));

        CompletableFuture<?> late = bench.editor.unanswered().get(0);

        assertTrue(late.isDone() && !late.complete(null));
    }

    @Test
    void silentWriteSaysThatItsOutcomeIsNotKnown() throws IOException {
        Bench bench = Bench.impatient(new ScriptedEditor().with(Habit.SILENT_ON_WRITE));
        TextSnapshot seen = bench.read(file);

        IOException e = assertThrows(IOException.class, () -> bench.replace(file, seen, "new\n"));

        assertTrue(e.getMessage().contains("did not say whether it wrote"), e.getMessage());
        assertEquals("text\n", Files.readString(file));
    }

    @Test
    void cancellingEndsTheWaitAtOnceAndTakesTheRequestBack() throws Exception {
        Bench bench = Bench.over(new ScriptedEditor().with(Habit.SILENT_ON_READ));
        Cancellation cancellation = new Cancellation();
        CompletableFuture<TextSnapshot> reading = CompletableFuture.supplyAsync(() -> read(bench, cancellation));

        cancellation.cancel();

        ExecutionException e = assertThrows(ExecutionException.class, () -> reading.get(10, TimeUnit.SECONDS));
        assertTrue(e.getCause() instanceof CancellationException);
        assertTrue(bench.editor.unanswered().stream().allMatch(CompletableFuture::isCancelled));
    }

    @Test
    void nothingIsWrittenAfterACancel() throws IOException {
        Bench bench = Bench.over(new ScriptedEditor());
        TextSnapshot seen = bench.read(file);
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();

        assertThrows(
                CancellationException.class,
                () -> bench.files.replace(file, new Expected.Version(seen.version()), "new\n", cancellation));
        assertEquals("text\n", Files.readString(file));
    }

    @Test
    void errorThatAnswersOurCancelIsTheCancel() {
        Cancellation cancellation = new Cancellation();
        CompletableFuture<String> answer = new CompletableFuture<>() {
            @Override
            public boolean cancel(boolean mayInterrupt) {
                return completeExceptionally(new AcpException(-32800, "cancelled"));
            }
        };
        cancellation.cancel();

        assertThrows(
                CancellationException.class, () -> PendingAnswer.await(answer, Duration.ofSeconds(10), cancellation));
    }

    private TextSnapshot read(Bench bench, Cancellation cancellation) {
        try {
            return bench.files.read(file, Bench.PLENTY, cancellation);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
