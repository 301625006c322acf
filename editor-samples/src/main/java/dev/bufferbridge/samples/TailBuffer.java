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
    private byte[] bytes = new byte[0];
    private boolean truncated;

    TailBuffer(@Nullable Long limit) {
        this.limit = limit == null ? MOST : (int) Math.min(MOST, Math.max(0, limit));
    }

    synchronized void append(byte[] chunk, int count) {
        byte[] all = Arrays.copyOf(bytes, bytes.length + count);
        System.arraycopy(chunk, 0, all, bytes.length, count);
        truncated |= all.length > limit;
        bytes = all.length > limit ? Arrays.copyOfRange(all, all.length - limit, all.length) : all;
    }

    synchronized TerminalOutputResponse output(@Nullable TerminalExitStatus exitStatus) {
        int start = 0;
        while (truncated && start < bytes.length && (bytes[start] & 0xC0) == 0x80) {
            start++;
        }
        String text = new String(bytes, start, bytes.length - start, StandardCharsets.UTF_8);
        return new TerminalOutputResponse(text, truncated, exitStatus);
    }
}
