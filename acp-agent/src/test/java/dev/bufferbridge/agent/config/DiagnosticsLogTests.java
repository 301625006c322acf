package dev.bufferbridge.agent.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DiagnosticsLogTests {

    @TempDir
    private Path folder;

    @Test
    void fileIsMadeWithTheFirstRecord() throws IOException {
        Path file = folder.resolve("state/log/a.log");
        BoundedLogHandler handler = new BoundedLogHandler(file);
        assertFalse(Files.exists(file.getParent()));
        handler.publish(record("what happened", new IllegalStateException("why")));
        handler.close();
        String log = Files.readString(file);
        assertTrue(log.contains(" WARNING some.logger: what happened\n  java.lang.IllegalStateException: why\n"), log);
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file.getParent())));
    }

    @Test
    void logStaysWithinItsSize() throws IOException {
        Path file = folder.resolve("a.log");
        BoundedLogHandler handler = new BoundedLogHandler(file);
        for (int i = 0; i < 3_000; i++) {
            handler.publish(record("x".repeat(1_000), null));
        }
        handler.publish(record("y".repeat(100_000), null));
        handler.close();
        assertTrue(Files.size(file) <= BoundedLogHandler.MAX_BYTES);
        assertTrue(Files.size(folder.resolve("a.log.1")) <= BoundedLogHandler.MAX_BYTES);
        try (var files = Files.list(folder)) {
            assertEquals(2, files.count());
        }
    }

    @Test
    void stateDirectoryThatOthersCanEnterIsRefusedUnderTheTemporaryDirectory() throws IOException {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertTrue(open.startsWith(System.getProperty("java.io.tmpdir")));
        assertThrows(IOException.class, () -> StateDirectory.ensure(open));
        Path link = Files.createSymbolicLink(folder.resolve("link"), open);
        assertThrows(IOException.class, () -> StateDirectory.ensure(link));
        Path made = StateDirectory.ensure(folder.resolve("made"));
        assertEquals(made, StateDirectory.ensure(made));
    }

    private static LogRecord record(String message, Throwable thrown) {
        LogRecord record = new LogRecord(Level.WARNING, message);
        record.setLoggerName("some.logger");
        record.setThrown(thrown);
        return record;
    }
}
