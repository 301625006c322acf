package dev.bufferbridge.agent.config;

/** Which family of tools the agent offers; never both. */
public enum Toolset implements Choice {
    CODING,
    RUN
}
