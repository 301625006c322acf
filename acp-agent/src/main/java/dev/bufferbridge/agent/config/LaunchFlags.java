package dev.bufferbridge.agent.config;

import org.jspecify.annotations.Nullable;

/**
 * What was given on the command line; null where nothing was. Values are as typed and not checked yet.
 *
 * @param config a file that takes the place of the user's configuration file
 * @param state the directory for sessions and logs
 */
public record LaunchFlags(
        @Nullable String brain,
        @Nullable String mode,
        @Nullable String toolset,
        @Nullable String state,
        @Nullable String config) {

    public static LaunchFlags none() {
        return new LaunchFlags(null, null, null, null, null);
    }
}
