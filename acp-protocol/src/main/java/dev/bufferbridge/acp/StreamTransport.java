package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** A transport over two streams that somebody else opened. */
record StreamTransport(InputStream input, OutputStream output) implements Transport {

    @Override
    public void close() throws IOException {
        try {
            output.close();
        } finally {
            input.close();
        }
    }
}
