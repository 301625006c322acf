package dev.bufferbridge.tools.api;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class CancellationTests {

    private final Cancellation cancellation = Cancellation.none();
    private final List<String> ran = new ArrayList<>();

    @Test
    void actionsRunOnceWhenCancelled() {
        cancellation.onCancel(() -> ran.add("one"));
        cancellation.onCancel(() -> ran.add("two"));
        assertDoesNotThrow(cancellation::throwIfCancelled);

        cancellation.cancel();
        cancellation.cancel();

        assertEquals(List.of("one", "two"), ran);
        assertTrue(cancellation.isCancelled());
        assertThrows(CancellationException.class, cancellation::throwIfCancelled);
    }

    @Test
    void anActionThatComesTooLateRunsAtOnce() {
        cancellation.cancel();
        cancellation.onCancel(() -> ran.add("late"));

        assertEquals(List.of("late"), ran);
    }

    @Test
    void anActionThatWasTakenBackDoesNotRun() {
        cancellation.onCancel(() -> ran.add("kept"));
        cancellation.onCancel(() -> ran.add("taken back")).close();

        cancellation.cancel();

        assertEquals(List.of("kept"), ran);
    }

    @Test
    void oneBadActionDoesNotKeepTheOthersFromRunning() {
        IllegalStateException bad = new IllegalStateException("bad");
        cancellation.onCancel(() -> {
            throw bad;
        });
        cancellation.onCancel(() -> ran.add("good"));

        assertSame(bad, assertThrows(IllegalStateException.class, cancellation::cancel));
        assertEquals(List.of("good"), ran);
    }

    @Test
    void anActionMayAskWhetherItIsCancelled() {
        cancellation.onCancel(() -> ran.add("cancelled: " + cancellation.isCancelled()));

        cancellation.cancel();

        assertEquals(List.of("cancelled: true"), ran);
    }
}
