package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;

/**
 * A transport over a blocking socket channel. The platform's own channel streams of Java 17 share one lock, so that a
 * waiting read would hold up every write; these do not.
 */
final class ChannelTransport implements Transport {

    private final SocketChannel channel;

    ChannelTransport(SocketChannel channel) {
        this.channel = channel;
    }

    @Override
    public InputStream input() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                return channel.read(ByteBuffer.wrap(target, offset, length));
            }
        };
    }

    @Override
    public OutputStream output() {
        return new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] source, int offset, int length) throws IOException {
                ByteBuffer bytes = ByteBuffer.wrap(source, offset, length);
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
        };
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
