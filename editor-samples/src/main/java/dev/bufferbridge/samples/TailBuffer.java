package dev.bufferbridge.samples;

import dev.bufferbridge.acp.schema.TerminalExitStatus;
import dev.bufferbridge.acp.schema.TerminalOutputResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The newest bytes of an output. The oldest go first, whole characters at a time. Thread-safe. */
final class TailBuffer {

    private static final int MOST = 1 << 20;

    private final int limit;
    private byte[] bytes = new byte[8192];
    private int size;
    private boolean truncated;

    TailBuffer(@Nullable Long limit) {
        this.limit = limit == null ? MOST : (int) Math.min(MOST, Math.max(0, limit));
    }

    synchronized void append(byte[] chunk, int count) {
        if (size + count > bytes.length) {
            dropOldest();
            bytes = Arrays.copyOf(bytes, Math.max(bytes.length, 2 * (size + count)));
        }
        System.arraycopy(chunk, 0, bytes, size, count);
        size += count;
        truncated |= size > limit;
    }

    synchronized TerminalOutputResponse output(@Nullable TerminalExitStatus exitStatus) {
        dropOldest();
        int start = 0;
        while (truncated && start < size && (bytes[start] & 0xC0) == 0x80) {
            start++;
        }
        String text = new String(bytes, start, size - start, StandardCharsets.UTF_8);
        return new TerminalOutputResponse(text, truncated, exitStatus);
    }

    /** Called when room is short only, so that a long output is not moved with every piece of it. */
    private void dropOldest() {
        int excess = size - limit;
        if (excess > 0) {
            System.arraycopy(bytes, excess, bytes, 0, limit);
            size = limit;
        }
    }
}
