package dev.bufferbridge.samples;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * How a buffer's text is stored: what an editor finds out when it opens a file and keeps when it saves.
 *
 * @param charset of the stored bytes
 * @param byteOrderMark whether the stored text begins with U+FEFF, which the buffer does not show
 * @param carriageReturns whether line feeds of the buffer are stored as CR LF
 */
record DiskFormat(Charset charset, boolean byteOrderMark, boolean carriageReturns) {

    static final DiskFormat PLAIN = new DiskFormat(StandardCharsets.UTF_8, false, false);

    private static final String MARK = "\uFEFF";

    static DiskFormat of(byte[] stored, Charset charset, boolean lineFeedsInBuffer) {
        String text = new String(stored, charset);
        return new DiskFormat(charset, text.startsWith(MARK), lineFeedsInBuffer && text.contains("\r\n"));
    }

    String decode(byte[] stored) {
        String text = new String(stored, charset);
        String shown = byteOrderMark && text.startsWith(MARK) ? text.substring(1) : text;
        return carriageReturns ? shown.replace("\r\n", "\n") : shown;
    }

    byte[] encode(String text) {
        String lines = carriageReturns ? text.replace("\r\n", "\n").replace("\n", "\r\n") : text;
        return (byteOrderMark ? MARK + lines : lines).getBytes(charset);
    }
}
