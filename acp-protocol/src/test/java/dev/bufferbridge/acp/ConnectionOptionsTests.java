package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class ConnectionOptionsTests {

    private static void refuses(String problem, Executable change) {
        assertEquals(
                problem, assertThrows(IllegalArgumentException.class, change).getMessage());
    }

    @Test
    void boundsMustBePositive() {
        ConnectionOptions options = ConnectionOptions.defaults();
        refuses("maxLineBytes (0) must be positive", () -> options.withMaxLineBytes(0));
        refuses("highWaterBytes (-1) must be positive", () -> options.withHighWaterBytes(-1));
        refuses("drainDeadline (0) must be positive", () -> options.withDrainDeadline(Duration.ZERO));
    }
}
