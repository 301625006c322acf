package dev.bufferbridge.agent.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.bufferbridge.acp.AcpError;
import dev.bufferbridge.acp.AcpException;
import dev.bufferbridge.acp.schema.ContentBlock;
import dev.bufferbridge.acp.schema.PromptResponse;
import dev.bufferbridge.acp.schema.SessionUpdate;
import dev.bufferbridge.acp.schema.StopReason;
import dev.bufferbridge.agent.brain.Brain;
import dev.bufferbridge.rows.Row;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TurnTests {

    private final RecordingUpdates updates = new RecordingUpdates();
    private final Executor threads = work -> daemon(work).start();

    @Test
    @Row({"O-119", "O-126"})
    void allUpdatesAndTheFreeSlotComeBeforeTheAnswerAndWhatHangsOnItBeforeTheEnd() throws Exception {
        CountDownLatch go = new CountDownLatch(1);
        Turn turn = turn(running -> {
            go.await();
            say(running, "one");
            say(running, "two");
            return Brain.Ending.DONE;
        });
        TurnFuture answer = turn.start();
        answer.thenRun(() -> updates.mark("answer sent"));
        CompletableFuture<Void> followed = turn.answered().thenRun(() -> updates.mark("session closed"));

        go.countDown();

        await(followed);
        assertEquals(new PromptResponse(StopReason.END_TURN), await(answer));
        assertEquals(List.of(said("one"), said("two"), "free", "answer sent", "session closed"), updates.events());
    }

    @Test
    @Row({"O-126", "O-127"})
    void whatComesAfterTheEndIsDropped() throws Exception {
        Turn turn = turn(running -> Brain.Ending.DONE);
        await(turn.start());

        say(turn, "late");

        assertEquals(List.of("free"), updates.events());
    }

    @ParameterizedTest
    @CsvSource({"DONE,end_turn", "MAX_TOKENS,max_tokens", "MAX_STEPS,max_turn_requests", "REFUSED,refusal"})
    @Row("O-119")
    void theEndingIsTheStopReason(Brain.Ending ending, String reason) throws Exception {
        assertEquals(
                new PromptResponse(new StopReason(reason)),
                await(turn(running -> ending).start()));
    }

    @Test
    @Row("O-118")
    void cancelEndsWhatTheTurnWaitsForAndIsAnsweredAsCancelled() throws Exception {
        CountDownLatch waiting = new CountDownLatch(1);
        Turn turn = turn(running -> {
            CompletableFuture<Void> never = new CompletableFuture<>();
            running.cancellation().onCancel(() -> never.cancel(false));
            waiting.countDown();
            never.join();
            return Brain.Ending.DONE;
        });
        CompletableFuture<PromptResponse> answer = turn.start();
        assertTrue(waiting.await(5, TimeUnit.SECONDS));

        turn.cancel();
        turn.cancel();

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(answer));
    }

    @Test
    @Row("O-118")
    void cancellingTheAnswerOnlySignalsTheTurn() throws Exception {
        CountDownLatch waiting = new CountDownLatch(1);
        CountDownLatch goOn = new CountDownLatch(1);
        Turn turn = turn(running -> {
            waiting.countDown();
            goOn.await();
            return Brain.Ending.DONE;
        });
        TurnFuture answer = turn.start();
        assertTrue(waiting.await(5, TimeUnit.SECONDS));

        assertFalse(answer.cancel(true));
        assertFalse(answer.isDone());
        goOn.countDown();

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(answer));
    }

    @Test
    @Row("O-118")
    void aBrainThatGivesUpWithoutACancelEndsTheTurnAsCancelled() throws Exception {
        Turn turn = turn(running -> {
            throw new CancellationException("the person gave up");
        });

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(turn.start()));
    }

    @Test
    @Row({"O-118", "O-122", "O-126"})
    void workThatDoesNotStopIsLeftBehind() throws Exception {
        CountDownLatch waiting = new CountDownLatch(1);
        CountDownLatch stubborn = new CountDownLatch(1);
        Turn turn = turn(running -> {
            running.atEnd(() -> say(running, "its open call has failed"));
            waiting.countDown();
            stubborn.await();
            say(running, "too late");
            return Brain.Ending.DONE;
        });
        CompletableFuture<PromptResponse> answer = turn.start();
        assertTrue(waiting.await(5, TimeUnit.SECONDS));

        turn.cancel();

        assertEquals(new PromptResponse(StopReason.CANCELLED), await(answer));
        stubborn.countDown();
        assertEquals(List.of(said("its open call has failed"), "free"), updates.events());
    }

    @Test
    void aFaultIsAnsweredAsAnInternalErrorWithoutItsText() throws Exception {
        Turn turn = turn(running -> {
            throw new StackOverflowError("secret");
        });

        AcpException failure = failure(turn.start());

        assertEquals(AcpError.INTERNAL_ERROR, failure.code());
        assertFalse(failure.error().toString().contains("secret"));
        assertEquals(List.of("free"), updates.events());
    }

    @Test
    void aTurnThatCannotBeTidiedUpIsAnsweredAllTheSame() throws Exception {
        Turn turn = turn(running -> {
            running.atEnd(() -> {
                throw new IllegalStateException("broken");
            });
            return Brain.Ending.DONE;
        });

        assertEquals(new PromptResponse(StopReason.END_TURN), await(turn.start()));
        assertEquals(List.of("free"), updates.events());
    }

    @Test
    void aTurnThatFindsNoThreadIsAnswered() {
        Turn turn = new Turn(
                running -> Brain.Ending.DONE,
                updates,
                work -> {
                    throw new RejectedExecutionException();
                },
                ended -> updates.mark("free"));

        assertEquals(AcpError.INTERNAL_ERROR, failure(turn.start()).code());
        assertEquals(List.of("free"), updates.events());
    }

    private Turn turn(InterruptibleWork work) {
        return new Turn(
                running -> {
                    try {
                        return work.run(running);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                },
                updates,
                threads,
                ended -> updates.mark("free"));
    }

    private interface InterruptibleWork {
        Brain.Ending run(Turn turn) throws InterruptedException;
    }

    private static void say(Turn turn, String text) {
        turn.updates().send(said(text));
    }

    private static SessionUpdate said(String text) {
        return new SessionUpdate.AgentMessageChunk(ContentBlock.text(text));
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    private static <T> T await(CompletableFuture<T> future) throws Exception {
        return future.get(10, TimeUnit.SECONDS);
    }

    private static AcpException failure(CompletableFuture<?> future) {
        ExecutionException failed = assertThrows(ExecutionException.class, () -> await(future));
        return (AcpException) failed.getCause();
    }
}
