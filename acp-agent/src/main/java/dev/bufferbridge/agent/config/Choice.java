package dev.bufferbridge.agent.config;

import java.util.Locale;

/** A value of a configuration key that takes one of a few words. */
interface Choice {

    String name();

    /** The word in configuration: the constant's name in lower case. */
    default String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
