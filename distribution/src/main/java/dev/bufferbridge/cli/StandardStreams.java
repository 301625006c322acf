package dev.bufferbridge.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;

/**
 * The process's standard streams, taken once, first thing. From then on whatever prints to {@link System#out} lands on standard error, so that nothing
 * but the protocol, or a subcommand's answer, reaches standard output.
 */
final class StandardStreams {

    private static final int OUTPUT_BUFFER = 1 << 16;

    private final FileChannel input;
    private final FileOutputStream output;
    private final PrintStream errors;

    private StandardStreams(FileChannel input, FileOutputStream output, PrintStream errors) {
        this.input = input;
        this.output = output;
        this.errors = errors;
    }

    @SuppressWarnings("resource") // standard input stays open as long as the process
    static StandardStreams take() {
        FileOutputStream output = new FileOutputStream(FileDescriptor.out);
        System.setOut(System.err);
        return new StandardStreams(new FileInputStream(FileDescriptor.in).getChannel(), output, System.err);
    }

    /** Standard input. A read that waits ends when {@link #closeInput} is called. */
    InputStream input() {
        return Channels.newInputStream(input);
    }

    /** Standard output, unbuffered: for whoever gathers whole messages. */
    OutputStream output() {
        return output;
    }

    /** Standard output for text, in UTF-8 whatever the locale. Flush it before the end. */
    PrintStream print() {
        return new PrintStream(new BufferedOutputStream(output, OUTPUT_BUFFER), false, StandardCharsets.UTF_8);
    }

    PrintStream errors() {
        return errors;
    }

    /** Ends standard input, also for a thread that is reading it. */
    void closeInput() {
        try {
            input.close();
        } catch (IOException e) {
            errors.println("bufferbridge: cannot close standard input: " + e.getMessage());
        }
    }
}
