package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;

/**
 * A bounded stream of bytes between threads, like a pipe of the operating system: the writer waits while it is full, the
 * reader while it is empty. Unlike the platform's piped streams it wakes at once and does not care which threads live.
 */
final class MemoryPipe {

    private static final int CAPACITY = 64 * 1024;

    private final byte[] ring = new byte[CAPACITY];
    private int start;
    private int size;
    private boolean writerClosed;
    private boolean readerClosed;

    InputStream input() {
        return new Reader();
    }

    OutputStream output() {
        return new Writer();
    }

    private synchronized int take(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (size == 0 && !writerClosed && !readerClosed) {
            pause();
        }
        if (readerClosed) {
            throw new IOException("The pipe is closed");
        }
        if (size == 0) {
            return -1;
        }
        int count = Math.min(Math.min(length, size), CAPACITY - start);
        System.arraycopy(ring, start, target, offset, count);
        start = (start + count) % CAPACITY;
        size -= count;
        notifyAll();
        return count;
    }

    private synchronized int put(byte[] source, int offset, int length) throws IOException {
        while (size == CAPACITY && !writerClosed && !readerClosed) {
            pause();
        }
        if (writerClosed || readerClosed) {
            throw new IOException("The pipe is closed");
        }
        int end = (start + size) % CAPACITY;
        int count = Math.min(Math.min(length, CAPACITY - size), CAPACITY - end);
        System.arraycopy(source, offset, ring, end, count);
        size += count;
        notifyAll();
        return count;
    }

    private void pause() throws InterruptedIOException {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("Interrupted while waiting for the other end of the pipe");
        }
    }

    private synchronized void close(boolean byWriter) {
        writerClosed |= byWriter;
        readerClosed |= !byWriter;
        notifyAll();
    }

    private final class Reader extends InputStream {
        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return take(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            return take(target, offset, length);
        }

        @Override
        public void close() {
            MemoryPipe.this.close(false);
        }
    }

    private final class Writer extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] source, int offset, int length) throws IOException {
            int written = 0;
            while (written < length) {
                written += put(source, offset + written, length - written);
            }
        }

        @Override
        public void close() {
            MemoryPipe.this.close(true);
        }
    }
}
