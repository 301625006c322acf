package dev.bufferbridge.samples.wire;

import dev.bufferbridge.acp.Transport;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The editor's end of a connection with an ear on it. A line is heard before the other side, or the editor, can act on it,
 * so the order heard is the order in which things happened.
 */
public final class WireTap implements Transport {

    private final Transport transport;
    private final InputStream input;
    private final OutputStream output;

    private WireTap(Transport transport, Consumer<WireMessage> ear, UnaryOperator<String> outgoing, boolean asciiOnly) {
        this.transport = transport;
        this.input = new HeardInput(
                transport.input(), new Lines(line -> ear.accept(WireMessage.of(Side.AGENT, line))), asciiOnly);
        this.output = new RewritingOutput(transport.output(), ear, outgoing);
    }

    /**
     * Listens on the editor's end of a connection.
     *
     * @param ear hears each line; it may be called on two threads at once
     * @param outgoing what becomes of a line that the editor sends
     * @param asciiOnly whether the editor gets a question mark for each byte beyond ASCII
     */
    public static WireTap on(
            Transport transport, Consumer<WireMessage> ear, UnaryOperator<String> outgoing, boolean asciiOnly) {
        return new WireTap(transport, ear, outgoing, asciiOnly);
    }

    @Override
    public InputStream input() {
        return input;
    }

    @Override
    public OutputStream output() {
        return output;
    }

    @Override
    public void close() throws IOException {
        transport.close();
    }

    /** Collects bytes until a line is whole. */
    private static final class Lines {

        private final ByteArrayOutputStream pending = new ByteArrayOutputStream();
        private final Consumer<String> line;

        Lines(Consumer<String> line) {
            this.line = line;
        }

        void take(byte[] bytes, int offset, int length) {
            int from = offset;
            for (int at = offset; at < offset + length; at++) {
                if (bytes[at] == '\n') {
                    pending.write(bytes, from, at - from);
                    line.accept(pending.toString(StandardCharsets.UTF_8));
                    pending.reset();
                    from = at + 1;
                }
            }
            pending.write(bytes, from, offset + length - from);
        }
    }

    private static final class HeardInput extends FilterInputStream {

        private final Lines lines;
        private final boolean asciiOnly;

        HeardInput(InputStream in, Lines lines, boolean asciiOnly) {
            super(in);
            this.lines = lines;
            this.asciiOnly = asciiOnly;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int count = super.read(target, offset, length);
            if (count > 0) {
                lines.take(target, offset, count);
            }
            for (int at = offset; asciiOnly && at < offset + count; at++) {
                target[at] = target[at] < 0 ? (byte) '?' : target[at];
            }
            return count;
        }
    }

    private static final class RewritingOutput extends FilterOutputStream {

        private final Consumer<WireMessage> ear;
        private final UnaryOperator<String> outgoing;
        private final ByteArrayOutputStream ready = new ByteArrayOutputStream();
        private final Lines lines = new Lines(this::lineIsWhole);

        RewritingOutput(OutputStream out, Consumer<WireMessage> ear, UnaryOperator<String> outgoing) {
            super(out);
            this.ear = ear;
            this.outgoing = outgoing;
        }

        private void lineIsWhole(String line) {
            String sent = outgoing.apply(line);
            ear.accept(WireMessage.of(Side.EDITOR, sent));
            ready.writeBytes(sent.getBytes(StandardCharsets.UTF_8));
            ready.write('\n');
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] source, int offset, int length) throws IOException {
            lines.take(source, offset, length);
            ready.writeTo(out);
            ready.reset();
        }
    }
}
