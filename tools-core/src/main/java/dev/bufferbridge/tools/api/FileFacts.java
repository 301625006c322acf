package dev.bufferbridge.tools.api;

/**
 * What is known of a path before it is read.
 *
 * @param bytes size; for text that an editor shows, of its UTF-8 form
 */
public record FileFacts(Type type, long bytes) {

    /** What a path is, links followed. */
    public enum Type {
        FILE,
        DIRECTORY,
        /** A pipe, socket or device: never opened. */
        SPECIAL,
        MISSING
    }

    public static final FileFacts NOT_THERE = new FileFacts(Type.MISSING, 0);
}
