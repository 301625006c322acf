package dev.bufferbridge.agent.config;

import java.nio.file.Path;
import java.util.logging.ConsoleHandler;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Sets up the platform's logging: to {@code log/bufferbridge.log} in the state directory, to another file, or to standard error, never to standard
 * output.
 *
 * <p>Costs nothing until somebody logs: {@link #configure} only leaves word in system properties, and the platform makes an instance of this class
 * when it first needs a logger. The file is opened with the first record.
 */
public final class DiagnosticsLog {

    private static final String FILE = "bufferbridge.log.file";
    private static final String LEVEL = "bufferbridge.log.level";
    private static final String STDERR = "stderr";

    /** Called by the platform's logging, once. */
    public DiagnosticsLog() {
        Level level = level(System.getProperty(LEVEL, LogLevel.WARNING.name()));
        Logger root = Logger.getLogger("");
        for (Handler inherited : root.getHandlers()) {
            root.removeHandler(inherited);
        }
        root.setLevel(level);
        Handler handler = handler(System.getProperty(FILE, STDERR));
        handler.setLevel(level);
        root.addHandler(handler);
    }

    /** What is logged from now on goes where the settings say. Call it before anything has been logged. */
    public static void configure(AgentSettings settings) {
        String file = settings.log().file();
        System.setProperty("java.util.logging.config.class", DiagnosticsLog.class.getName());
        System.setProperty(LEVEL, settings.log().level().name());
        System.setProperty(FILE, file == null ? file(settings).toString() : file);
    }

    /** Where the log of a state directory is. */
    public static Path file(AgentSettings settings) {
        return settings.stateDirectory().resolve("log/bufferbridge.log");
    }

    private static Handler handler(String target) {
        return target.equals(STDERR) ? new ConsoleHandler() : new BoundedLogHandler(Path.of(target));
    }

    private static Level level(String name) {
        return switch (LogLevel.valueOf(name)) {
            case OFF -> Level.OFF;
            case ERROR -> Level.SEVERE;
            case WARNING -> Level.WARNING;
            case INFO -> Level.INFO;
            case DEBUG -> Level.FINE;
        };
    }
}
