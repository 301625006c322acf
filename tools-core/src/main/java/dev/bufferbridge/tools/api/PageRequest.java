package dev.bufferbridge.tools.api;

/**
 * Which lines to read, and how much at the most.
 *
 * @param firstLine 1-based
 * @param maxLines lines at the most
 * @param maxBytes UTF-8 bytes of text at the most, not counting the ending of the last line
 * @param maxScanBytes raw bytes to look through at the most before and within the page
 */
public record PageRequest(long firstLine, int maxLines, int maxBytes, long maxScanBytes) {}
