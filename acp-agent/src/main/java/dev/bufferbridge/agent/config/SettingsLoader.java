package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lays the layers over each other: the user's file, then {@code BUFFERBRIDGE_<KEY>} variables, then flags. Objects are merged key by key, anything
 * else is replaced. The project's file comes in per session, with {@link AgentSettings#forProject}.
 */
public final class SettingsLoader {

    private final Map<String, String> environment;
    private final Path workingDirectory;

    /** @param workingDirectory what relative flag values are relative to */
    public SettingsLoader(Map<String, String> environment, Path workingDirectory) {
        this.environment = environment;
        this.workingDirectory = workingDirectory;
    }

    /** With the environment and the working directory of this process. */
    public static SettingsLoader ofProcess() {
        return new SettingsLoader(System.getenv(), Path.of("").toAbsolutePath());
    }

    /** @throws ConfigException when any of it is broken; what a project says is not looked at here */
    public AgentSettings load(LaunchFlags flags) throws ConfigException {
        Optional<Path> file = userFile(flags);
        ObjectNode fromFile = file.isPresent() ? userLayer(file.get(), flags.config() != null) : empty();
        ObjectNode fromEnvironment = EnvironmentLayer.read(environment);
        ObjectNode fromFlags = flagLayer(flags);
        ObjectNode pins = merge(fromEnvironment.deepCopy(), fromFlags);
        ObjectNode merged = merge(fromFile, pins);
        return SettingsReader.read(merged, stateDirectory(flags), pinned(pins));
    }

    /** The user's configuration file, which need not exist; empty when there is no place for one. */
    public Optional<Path> userFile(LaunchFlags flags) throws ConfigException {
        if (flags.config() != null) {
            return Optional.of(path("--config", flags.config()));
        }
        Path configurations = UserDirectories.config(environment);
        return configurations == null
                ? Optional.empty()
                : Optional.of(configurations.resolve("bufferbridge/config.json"));
    }

    /** Reads the file alone and checks it, so that a complaint names it. */
    private ObjectNode userLayer(Path file, boolean mustExist) throws ConfigException {
        try {
            Optional<ObjectNode> layer = ConfigJson.read(file);
            if (layer.isEmpty() && mustExist) {
                throw new ConfigException("there is no such file");
            }
            ObjectNode given = layer.orElseGet(SettingsLoader::empty);
            SettingsReader.read(given, file, Set.of());
            return given;
        } catch (ConfigException e) {
            throw e.at(file.toString());
        }
    }

    private Path stateDirectory(LaunchFlags flags) throws ConfigException {
        if (flags.state() == null) {
            return UserDirectories.state(environment);
        }
        Path state = path("--state", flags.state());
        if (Files.exists(state) && !Files.isDirectory(state)) {
            throw new ConfigException("--state: " + state + " is not a directory");
        }
        return state;
    }

    private static ObjectNode flagLayer(LaunchFlags flags) throws ConfigException {
        ObjectNode layer = empty();
        put(layer, "brain", flags.brain());
        put(layer, "mode", flags.mode());
        put(layer, "toolset", flags.toolset());
        try {
            SettingsReader.read(layer, Path.of(""), Set.of());
        } catch (ConfigException e) {
            throw new ConfigException("--" + e.getMessage());
        }
        return layer;
    }

    private static void put(ObjectNode layer, String key, @Nullable String value) {
        if (value != null) {
            layer.put(key, value);
        }
    }

    private Path path(String flag, String value) throws ConfigException {
        try {
            return workingDirectory.resolve(value).normalize();
        } catch (InvalidPathException e) {
            throw new ConfigException(flag + ": no such path can exist here");
        }
    }

    private static ObjectNode merge(ObjectNode lower, ObjectNode upper) {
        for (Map.Entry<String, JsonNode> field : upper.properties()) {
            if (field.getValue() instanceof ObjectNode above && lower.get(field.getKey()) instanceof ObjectNode below) {
                merge(below, above);
            } else {
                lower.set(field.getKey(), field.getValue());
            }
        }
        return lower;
    }

    private static Set<String> pinned(ObjectNode pins) {
        Set<String> pinned = new LinkedHashSet<>();
        for (Map.Entry<String, JsonNode> field : pins.properties()) {
            pinned.add(field.getKey());
            field.getValue().properties().forEach(inner -> pinned.add(field.getKey() + "." + inner.getKey()));
        }
        return pinned;
    }

    private static ObjectNode empty() {
        return JsonNodeFactory.instance.objectNode();
    }
}
