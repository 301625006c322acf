package dev.bufferbridge.agent.policy;

import java.nio.file.Path;

/** The home of the user who runs this process. */
final class UserHome {

    private UserHome() {}

    static Path path() {
        return Path.of(System.getProperty("user.home", "/"));
    }
}
