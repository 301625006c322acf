package dev.bufferbridge.agent;

import org.jspecify.annotations.Nullable;

/** The version of this agent: that of the jar it came in. */
final class AgentVersion {

    static final String CURRENT = orUnpackaged(AgentVersion.class.getPackage().getImplementationVersion());

    private AgentVersion() {}

    private static String orUnpackaged(@Nullable String version) {
        return version == null ? "0.1.0-unpackaged" : version;
    }
}
