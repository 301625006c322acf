package dev.bufferbridge.agent.config;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Where a user's configuration and state live, by the XDG rules: a relative value of an XDG variable is ignored. */
final class UserDirectories {

    private static final String NAME = "bufferbridge";

    private UserDirectories() {}

    /** The directory of all configurations, or empty without a home. */
    static Optional<Path> config(Map<String, String> environment) {
        return absolute(environment.get("XDG_CONFIG_HOME"))
                .or(() -> home(environment).map(home -> home.resolve(".config")));
    }

    /** Our state directory. Without a home one under the temporary directory, named after the user; {@link StateDirectory} makes sure of its owner. */
    static Path state(Map<String, String> environment) {
        return absolute(environment.get("XDG_STATE_HOME"))
                .or(() -> home(environment).map(home -> home.resolve(".local/state")))
                .map(states -> states.resolve(NAME))
                .orElseGet(UserDirectories::temporary);
    }

    private static Optional<Path> home(Map<String, String> environment) {
        return absolute(environment.get("HOME"));
    }

    private static Path temporary() {
        return Path.of(System.getProperty("java.io.tmpdir"), NAME + "-" + System.getProperty("user.name"));
    }

    private static Optional<Path> absolute(@org.jspecify.annotations.Nullable String value) {
        return Optional.ofNullable(value).filter(text -> text.startsWith("/")).map(Path::of);
    }
}
