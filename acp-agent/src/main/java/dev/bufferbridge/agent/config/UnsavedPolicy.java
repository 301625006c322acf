package dev.bufferbridge.agent.config;

/** What a command does when files it may read have unsaved changes in the editor. */
public enum UnsavedPolicy implements Choice {
    WARN,
    REFUSE
}
