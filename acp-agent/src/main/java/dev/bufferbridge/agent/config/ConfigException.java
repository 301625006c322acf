package dev.bufferbridge.agent.config;

/** The configuration cannot be used. The message is one line for the person who wrote it: where, what is wrong, what would be right. */
public final class ConfigException extends Exception {

    private static final long serialVersionUID = 1L;

    ConfigException(String message) {
        super(message);
    }

    /** The same complaint with the place in front. */
    ConfigException at(String place) {
        return new ConfigException(place + ": " + getMessage());
    }
}
