package dev.bufferbridge.agent.config;

import org.jspecify.annotations.Nullable;

/**
 * The diagnostics log.
 *
 * @param file where to write, {@code stderr} for the standard error stream, or null for the state directory
 */
public record LogSettings(LogLevel level, @Nullable String file) {}
