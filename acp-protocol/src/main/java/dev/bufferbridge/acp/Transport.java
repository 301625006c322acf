package dev.bufferbridge.acp;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Two byte streams to a peer. One thread reads and one writes; close ends both. */
public interface Transport extends AutoCloseable {

    InputStream input();

    OutputStream output();

    @Override
    void close() throws IOException;
}
