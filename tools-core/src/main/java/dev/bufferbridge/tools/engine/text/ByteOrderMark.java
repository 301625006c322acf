package dev.bufferbridge.tools.engine.text;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The marks with which a file says its Unicode encoding. */
public enum ByteOrderMark {
    // UTF-32LE first: its mark begins with that of UTF-16LE
    UTF_32LE(Charset.forName("UTF-32LE"), 0xFF, 0xFE, 0, 0),
    UTF_32BE(Charset.forName("UTF-32BE"), 0, 0, 0xFE, 0xFF),
    UTF_8(StandardCharsets.UTF_8, 0xEF, 0xBB, 0xBF),
    UTF_16LE(StandardCharsets.UTF_16LE, 0xFF, 0xFE),
    UTF_16BE(StandardCharsets.UTF_16BE, 0xFE, 0xFF);

    private final Charset charset;
    private final byte[] bytes;

    ByteOrderMark(Charset charset, int... bytes) {
        this.charset = charset;
        this.bytes = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            this.bytes[i] = (byte) bytes[i];
        }
    }

    public Charset charset() {
        return charset;
    }

    public int length() {
        return bytes.length;
    }

    /** The mark at the beginning of the bytes. */
    public static Optional<ByteOrderMark> of(byte[] start) {
        for (ByteOrderMark mark : values()) {
            if (mark.begins(start)) {
                return Optional.of(mark);
            }
        }
        return Optional.empty();
    }

    /** The mark of a charset; none for charsets that have none. */
    static byte[] bytesFor(Charset charset) {
        for (ByteOrderMark mark : values()) {
            if (mark.charset.equals(charset)) {
                return mark.bytes.clone();
            }
        }
        return new byte[0];
    }

    private boolean begins(byte[] start) {
        if (start.length < bytes.length) {
            return false;
        }
        for (int i = 0; i < bytes.length; i++) {
            if (start[i] != bytes[i]) {
                return false;
            }
        }
        return true;
    }
}
