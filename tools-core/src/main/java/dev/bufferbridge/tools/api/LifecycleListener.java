package dev.bufferbridge.tools.api;

/** Takes lifecycle events (contracts.md 1.6). */
@FunctionalInterface
public interface LifecycleListener {

    /** Takes one event and tells whether anybody got it; never throws. */
    boolean on(LifecycleEvent event);
}
