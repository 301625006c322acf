package dev.bufferbridge.agent.config;

/** How much the diagnostics log holds. */
public enum LogLevel implements Choice {
    OFF,
    ERROR,
    WARNING,
    INFO,
    DEBUG
}
