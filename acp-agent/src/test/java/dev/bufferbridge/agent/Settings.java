package dev.bufferbridge.agent;

import dev.bufferbridge.agent.config.AgentSettings;
import dev.bufferbridge.agent.config.ConfigException;
import dev.bufferbridge.agent.config.LaunchFlags;
import dev.bufferbridge.agent.config.SettingsLoader;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Settings as a launched program would have them, with nothing of the machine that runs the test. */
final class Settings {

    private Settings() {}

    /** @param home has the state in it */
    static AgentSettings defaults(Path home) {
        return with(home, Map.of());
    }

    /** @param variables such as {@code BUFFERBRIDGE_MODE} */
    static AgentSettings with(Path home, Map<String, String> variables) {
        Map<String, String> environment = new HashMap<>(variables);
        environment.put("HOME", home.toString());
        environment.put("XDG_STATE_HOME", home.resolve(".state").toString());
        environment.put("XDG_CONFIG_HOME", home.resolve(".config").toString());
        try {
            return new SettingsLoader(environment, home).load(LaunchFlags.none());
        } catch (ConfigException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
