package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a byte stream into lines. Blank lines are skipped, a carriage return at the end is dropped, a last line needs no
 * newline. A line longer than the limit is read to its end without being kept. Each byte is looked at once.
 */
final class LineFramer {

    private static final int USUAL_BYTES = 64 * 1024;

    /** Bytes {@code from} to {@code to} of an array that is valid until the next line is read. */
    record Line(byte[] bytes, int from, int to, boolean tooLong) {}

    private final InputStream input;
    private final int maxBytes;
    private byte[] buffer = new byte[USUAL_BYTES];
    private int start;
    private int scanned;
    private int end;
    private boolean discarding;

    LineFramer(InputStream input, int maxBytes) {
        this.input = input;
        this.maxBytes = maxBytes;
    }

    /** The next line that is not blank, or null at the end of the stream. */
    @Nullable
    Line next() throws IOException {
        while (true) {
            Line line = nextRaw();
            if (line == null || line.tooLong || !isBlank(line)) {
                return line;
            }
        }
    }

    private @Nullable Line nextRaw() throws IOException {
        while (true) {
            int newline = indexOfNewline();
            if (newline >= 0) {
                return take(newline, newline + 1);
            }
            if (discarding) {
                end = start;
                scanned = start;
            } else if (end - start > maxBytes) {
                discarding = true;
                continue;
            }
            makeRoom();
            int count = input.read(buffer, end, buffer.length - end);
            if (count < 0) {
                return start < end || discarding ? take(end, end) : null;
            }
            end += count;
        }
    }

    private int indexOfNewline() {
        while (scanned < end) {
            if (buffer[scanned++] == '\n') {
                return scanned - 1;
            }
        }
        return -1;
    }

    private Line take(int lineEnd, int next) {
        boolean tooLong = discarding || lineEnd - start > maxBytes;
        int to = lineEnd > start && buffer[lineEnd - 1] == '\r' ? lineEnd - 1 : lineEnd;
        Line line = new Line(buffer, start, to, tooLong);
        discarding = false;
        start = next;
        scanned = next;
        return line;
    }

    /** Moves what is kept to the front, in a larger array if it is full and a small one again after a long line. */
    private void makeRoom() {
        int kept = end - start;
        int size = buffer.length;
        if (kept == size) {
            size = (int) Math.min(2L * size, Math.max(USUAL_BYTES, maxBytes + 1L));
        } else if (kept < USUAL_BYTES / 2 && size > USUAL_BYTES) {
            size = USUAL_BYTES;
        } else if (start == 0 || end < size) {
            return;
        }
        byte[] target = size == buffer.length ? buffer : new byte[size];
        System.arraycopy(buffer, start, target, 0, kept);
        buffer = target;
        scanned -= start;
        start = 0;
        end = kept;
    }

    private static boolean isBlank(Line line) {
        for (int i = line.from; i < line.to; i++) {
            if (line.bytes[i] > ' ' || line.bytes[i] < 0) {
                return false;
            }
        }
        return true;
    }
}
