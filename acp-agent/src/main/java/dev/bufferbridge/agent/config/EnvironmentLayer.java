package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.bufferbridge.tools.api.Limit;
import dev.bufferbridge.tools.api.NearestName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads the {@code BUFFERBRIDGE_<KEY>} variables: {@code BUFFERBRIDGE_MODE=ask}, {@code BUFFERBRIDGE_LOG_LEVEL=debug},
 * {@code BUFFERBRIDGE_LIMITS_MAX_LINES=500}, or a whole key as JSON, {@code BUFFERBRIDGE_RULES=[…]}. An empty variable counts as not set.
 */
final class EnvironmentLayer {

    private static final String PREFIX = "BUFFERBRIDGE_";

    /** Between the launcher and the program, or read by the launcher alone. */
    private static final List<String> NOT_OURS = List.of("BUFFERBRIDGE_LAUNCHER_", "BUFFERBRIDGE_JAVA_HOME");

    private EnvironmentLayer() {}

    static ObjectNode read(Map<String, String> environment) throws ConfigException {
        ObjectNode layer = JsonNodeFactory.instance.objectNode();
        Map<String, List<String>> known = null;
        for (Map.Entry<String, String> variable : new TreeMap<>(environment).entrySet()) {
            String name = variable.getKey();
            if (!name.startsWith(PREFIX) || variable.getValue().isEmpty() || isNotOurs(name)) {
                continue;
            }
            known = known == null ? variables() : known;
            List<String> path = known.get(name);
            if (path == null) {
                throw new ConfigException(
                        "environment: unknown variable " + name + NearestName.hint(name, known.keySet()));
            }
            put(layer, path, value(name, variable.getValue()));
        }
        return layer;
    }

    private static boolean isNotOurs(String name) {
        return NOT_OURS.stream().anyMatch(name::startsWith);
    }

    /** JSON where it is an object, a list, a number or a truth value; else the text as it is. */
    private static JsonNode value(String name, String text) throws ConfigException {
        boolean structured = text.startsWith("{") || text.startsWith("[");
        try {
            JsonNode value = ConfigJson.value(text);
            return structured || value.isNumber() || value.isBoolean() ? value : TextNode.valueOf(text);
        } catch (ConfigException e) {
            if (structured) {
                throw e.at("environment: " + name);
            }
            return TextNode.valueOf(text);
        }
    }

    private static void put(ObjectNode layer, List<String> path, JsonNode value) {
        if (path.size() == 1) {
            layer.set(path.get(0), value);
        } else {
            layer.withObjectProperty(path.get(0)).set(path.get(1), value);
        }
    }

    private static Map<String, List<String>> variables() {
        Map<String, List<String>> variables = new LinkedHashMap<>();
        SettingsReader.KEYS.forEach(key -> variables.put(PREFIX + snake(key), List.of(key)));
        addAll(variables, "model", SettingsReader.MODEL_KEYS);
        addAll(variables, "harness", SettingsReader.HARNESS_KEYS);
        addAll(variables, "shell", SettingsReader.SHELL_KEYS);
        addAll(variables, "log", SettingsReader.LOG_KEYS);
        addAll(variables, "run", SettingsReader.RUN_KEYS);
        addAll(variables, "limits", Limit.keys());
        return variables;
    }

    private static void addAll(Map<String, List<String>> variables, String object, List<String> keys) {
        keys.forEach(key -> variables.put(PREFIX + snake(object) + "_" + snake(key), List.of(object, key)));
    }

    /** {@code maxLines} becomes {@code MAX_LINES}. */
    private static String snake(String camel) {
        StringBuilder snake = new StringBuilder();
        for (char letter : camel.toCharArray()) {
            if (Character.isUpperCase(letter)) {
                snake.append('_');
            }
            snake.append(letter);
        }
        return snake.toString().toUpperCase(Locale.ROOT);
    }
}
