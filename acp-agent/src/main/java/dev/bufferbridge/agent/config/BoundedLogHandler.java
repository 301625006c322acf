package dev.bufferbridge.agent.config;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.logging.ErrorManager;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import org.jspecify.annotations.Nullable;

/**
 * Writes a log of bounded size: when the file is full it becomes {@code NAME.1}, in place of an older one, and a new one begins. Several processes
 * may share a file: each record is appended in one write. A log that cannot be written is said once on standard error and then given up.
 */
final class BoundedLogHandler extends Handler {

    static final long MAX_BYTES = 1 << 20;
    private static final int MAX_RECORD_CHARS = 1 << 14;

    private final Path file;
    private @Nullable OutputStream open;
    private long written;
    private boolean givenUp;

    BoundedLogHandler(Path file) {
        this.file = file;
        setFormatter(new LogLine());
    }

    @Override
    public synchronized void publish(LogRecord record) {
        if (givenUp || !isLoggable(record)) {
            return;
        }
        byte[] line = bounded(getFormatter().format(record)).getBytes(StandardCharsets.UTF_8);
        try {
            OutputStream out = room(line.length);
            out.write(line);
            written += line.length;
        } catch (IOException e) {
            givenUp = true;
            reportError("cannot write the log " + file, e, ErrorManager.WRITE_FAILURE);
        }
    }

    @Override
    public void flush() {
        // Every record is written through.
    }

    @Override
    public synchronized void close() {
        OutputStream out = open;
        open = null;
        if (out != null) {
            try {
                out.close();
            } catch (IOException e) {
                reportError("cannot close the log " + file, e, ErrorManager.CLOSE_FAILURE);
            }
        }
    }

    private OutputStream room(int bytes) throws IOException {
        if (open != null && written + bytes > MAX_BYTES) {
            close();
            Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
        }
        OutputStream out = open;
        if (out == null) {
            StateDirectory.ensure(file.toAbsolutePath().getParent());
            out = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            open = out;
            written = Files.size(file);
        }
        return out;
    }

    private static String bounded(String line) {
        return line.length() <= MAX_RECORD_CHARS ? line : line.substring(0, MAX_RECORD_CHARS) + "…\n";
    }

    /** Time, level, logger, message; the stack trace of what was thrown below it. */
    private static final class LogLine extends Formatter {

        @Override
        public String format(LogRecord record) {
            StringBuilder line = new StringBuilder();
            line.append(record.getInstant()).append(' ');
            line.append(record.getLevel()).append(' ');
            line.append(record.getLoggerName()).append(": ");
            line.append(formatMessage(record)).append('\n');
            Throwable thrown = record.getThrown();
            if (thrown != null) {
                append(line, thrown);
            }
            return line.toString();
        }

        private static void append(StringBuilder line, Throwable thrown) {
            line.append("  ").append(thrown).append('\n');
            for (StackTraceElement element : thrown.getStackTrace()) {
                line.append("    at ").append(element).append('\n');
            }
            Throwable cause = thrown.getCause();
            if (cause != null && cause != thrown) {
                line.append("  caused by\n");
                append(line, cause);
            }
        }
    }
}
