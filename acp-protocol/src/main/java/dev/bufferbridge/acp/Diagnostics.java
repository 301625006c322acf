package dev.bufferbridge.acp;

import org.jspecify.annotations.Nullable;

/** Hears what a connection cannot tell its peer. May be called on any thread; must not throw and must not write to the wire. */
@FunctionalInterface
public interface Diagnostics {

    /** Something went wrong that the connection survived or that ended it; {@code cause} may be null. */
    void report(String problem, @Nullable Throwable cause);
}
