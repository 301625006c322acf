package dev.bufferbridge.cli;

/** What the program's exit status says. */
final class ExitCode {

    /** All went well. */
    static final int DONE = 0;

    /** What was asked for was tried and failed. */
    static final int FAILED = 1;

    /** The command line or the configuration cannot be used. */
    static final int USAGE = 2;

    private ExitCode() {}
}
