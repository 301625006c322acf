package dev.bufferbridge.agent.config;

/** What turns a prompt into steps. */
public enum BrainKind implements Choice {
    COMMANDS,
    MODEL,
    HARNESS
}
