package dev.bufferbridge.cli;

/** The command line cannot be understood. The message is one line. */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
