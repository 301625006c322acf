package dev.bufferbridge.tools.api;

/** One piece of what a tool gives back to the brain. */
public sealed interface ContentBlock {

    /** Plain text. */
    record Text(String text) implements ContentBlock {}

    /**
     * An image.
     *
     * @param data base64 of the image's bytes
     * @param mimeType such as {@code image/png}
     */
    record Image(String data, String mimeType) implements ContentBlock {}

    static ContentBlock text(String text) {
        return new Text(text);
    }
}
