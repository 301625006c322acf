package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/** The transports that come with the library. */
public final class Transports {

    private Transports() {}

    /** Over two streams, such as those of a child process or of this process. */
    public static Transport streams(InputStream input, OutputStream output) {
        return new StreamTransport(input, output);
    }

    /** Two ends in this process: what one writes, the other reads. */
    public static Pair pipe() {
        MemoryPipe there = new MemoryPipe();
        MemoryPipe back = new MemoryPipe();
        return new Pair(streams(back.input(), there.output()), streams(there.input(), back.output()));
    }

    /** The ends of a {@link #pipe}. */
    public record Pair(Transport left, Transport right) {}

    /** Over a connected, blocking channel. */
    public static Transport channel(SocketChannel channel) {
        return new ChannelTransport(channel);
    }

    /**
     * Connects to a Unix domain socket.
     *
     * @throws IOException when nobody listens there
     */
    public static Transport unixSocket(Path path) throws IOException {
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.connect(UnixDomainSocketAddress.of(path));
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
        return channel(channel);
    }
}
