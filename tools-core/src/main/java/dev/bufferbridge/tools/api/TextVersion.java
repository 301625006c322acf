package dev.bufferbridge.tools.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells two states of a file's content apart: the SHA-256 of its bytes, or of its UTF-8 text when it comes from an editor. */
public record TextVersion(String sha256) {

    public static TextVersion of(byte[] bytes) {
        return new TextVersion(HexFormat.of().formatHex(digest().digest(bytes)));
    }

    /** The version of text that has no bytes of its own, such as an editor's buffer. */
    public static TextVersion of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
