package dev.bufferbridge.tools.engine.text;

/**
 * Where and how one edit was found.
 *
 * @param index position in the list of edits asked for
 * @param line line of the first replaced character in the old text, 1-based
 * @param start first replaced character of the old text
 * @param end end of the replaced characters, exclusive
 * @param replacement what stands there afterwards, with the file's line endings
 */
public record AppliedEdit(int index, MatchRule rule, int line, int start, int end, String replacement) {}
