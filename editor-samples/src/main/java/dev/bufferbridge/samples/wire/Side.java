package dev.bufferbridge.samples.wire;

/** Who sent a message. */
public enum Side {
    EDITOR,
    AGENT
}
