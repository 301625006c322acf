package dev.bufferbridge.agent.policy;

import java.util.Locale;

/**
 * A person's own decision about calls of a tool.
 *
 * @param tool a tool's name, or {@code *} for every tool
 * @param pattern for tools that touch paths a glob, relative to the working directory or absolute; for a shell the command, in which {@code *} stands for anything
 * @param decision deny wins over ask, ask over allow
 */
public record Rule(String tool, String pattern, Decision decision) {

    /** What a rule says. */
    public enum Decision {
        ALLOW,
        ASK,
        DENY;

        /** The name in configuration. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
