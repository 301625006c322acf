package dev.bufferbridge.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads lines of UTF-8, each of bounded length: of a longer one the end is left out, so that it is no JSON any more and gets an error. */
final class BoundedLines {

    private final InputStream in;
    private final int maxBytes;

    BoundedLines(InputStream in, int maxBytes) {
        this.in = new BufferedInputStream(in);
        this.maxBytes = maxBytes;
    }

    /** The next line without its end; empty at the end of input. */
    Optional<String> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int read = in.read();
        if (read < 0) {
            return Optional.empty();
        }
        while (read >= 0 && read != '\n') {
            if (line.size() < maxBytes) {
                line.write(read);
            }
            read = in.read();
        }
        return Optional.of(line.toString(StandardCharsets.UTF_8));
    }
}
