package dev.bufferbridge.samples;

/**
 * Something the demo says about what happened.
 *
 * @param text a sentence
 * @param holds whether it was so
 */
record DemoClaim(String text, boolean holds) {}
