package dev.bufferbridge.agent.config;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a user's configuration and state live, by the XDG rules: a relative value of an XDG variable is ignored. */
final class UserDirectories {

    private static final String NAME = "bufferbridge";

    private UserDirectories() {}

    /** The directory of all configurations, or null without a home. */
    static @Nullable Path config(Map<String, String> environment) {
        return under(environment, "XDG_CONFIG_HOME", ".config");
    }

    /** Our state directory. Without a home one under the temporary directory, named after the user; {@link StateDirectory} makes sure of its owner. */
    static Path state(Map<String, String> environment) {
        Path states = under(environment, "XDG_STATE_HOME", ".local/state");
        return states == null
                ? Path.of(System.getProperty("java.io.tmpdir"), NAME + "-" + System.getProperty("user.name"))
                : states.resolve(NAME);
    }

    private static @Nullable Path under(Map<String, String> environment, String variable, String atHome) {
        String set = environment.get(variable);
        if (isAbsolute(set)) {
            return Path.of(set);
        }
        String home = environment.get("HOME");
        return isAbsolute(home) ? Path.of(home, atHome) : null;
    }

    private static boolean isAbsolute(@Nullable String value) {
        return value != null && value.startsWith("/");
    }
}
