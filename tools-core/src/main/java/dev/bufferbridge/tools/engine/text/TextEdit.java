package dev.bufferbridge.tools.engine.text;

/** One replacement that was asked for. */
public record TextEdit(String oldText, String newText) {}
