package dev.bufferbridge.agent.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.WholeNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One object of the configuration, read key by key with complaints that name the key. A key set to null counts as not set. */
final class ConfigObject {

    private final String prefix;
    private final ObjectNode node;

    private ConfigObject(String prefix, ObjectNode node) {
        this.prefix = prefix;
        this.node = node;
    }

    /**
     * @param known every key there may be
     * @throws ConfigException for any other; the nearest right name is given
     */
    static ConfigObject of(ObjectNode node, List<String> known) throws ConfigException {
        return of("", node, known);
    }

    private static ConfigObject of(String prefix, ObjectNode node, List<String> known) throws ConfigException {
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (!known.contains(field.getKey())) {
                throw new ConfigException("unknown key " + prefix + field.getKey() + hint(field.getKey(), known));
            }
        }
        return new ConfigObject(prefix, node);
    }

    /** An option that other agents once had is answered with what took its place (row P-095). */
    private static String hint(String key, List<String> known) {
        return key.equals("autoResizeImages")
                ? "; it was removed: a host that wants smaller images gives the read tool a transformImage"
                : NearestName.hint(key, known);
    }

    @Nullable
    String text(String key) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return null;
        }
        if (!value.isTextual() || value.textValue().isBlank()) {
            throw wrong(key, "a string that is not empty");
        }
        return value.textValue();
    }

    boolean flag(String key, boolean otherwise) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isBoolean()) {
            throw wrong(key, "true or false");
        }
        return value.booleanValue();
    }

    @Nullable
    Long number(String key, long smallest, long largest) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return null;
        }
        OptionalLong number = WholeNumber.of(value);
        if (number.isEmpty() || number.getAsLong() < smallest || number.getAsLong() > largest) {
            throw wrong(key, "a whole number between " + smallest + " and " + largest);
        }
        return number.getAsLong();
    }

    <C extends Choice> C choice(String key, C[] values, C otherwise) throws ConfigException {
        List<String> words = Arrays.stream(values).map(Choice::id).toList();
        return values[words.indexOf(word(key, words, otherwise.id()))];
    }

    /** One of a few words. */
    String word(String key, List<String> words, String otherwise) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return otherwise;
        }
        if (!value.isTextual() || !words.contains(value.textValue())) {
            throw new ConfigException(prefix + key + " must be one of " + String.join(", ", words)
                    + NearestName.hint(value.asText(), words));
        }
        return value.textValue();
    }

    List<String> texts(String key) throws ConfigException {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : items(key, "a list of strings")) {
            if (!item.isTextual()) {
                throw wrong(key, "a list of strings");
            }
            texts.add(item.textValue());
        }
        return texts;
    }

    List<Integer> numbers(String key, int smallest, int largest) throws ConfigException {
        String expected = "a list of whole numbers between " + smallest + " and " + largest;
        List<Integer> numbers = new ArrayList<>();
        for (JsonNode item : items(key, expected)) {
            OptionalLong number = WholeNumber.of(item);
            if (number.isEmpty() || number.getAsLong() < smallest || number.getAsLong() > largest) {
                throw wrong(key, expected);
            }
            numbers.add((int) number.getAsLong());
        }
        return numbers;
    }

    Map<String, String> textMap(String key) throws ConfigException {
        Map<String, String> map = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : raw(key).properties()) {
            if (!field.getValue().isTextual()) {
                throw wrong(key, "an object of strings");
            }
            map.put(field.getKey(), field.getValue().textValue());
        }
        return map;
    }

    /** The object at the key; an empty one when it is not set. */
    ConfigObject object(String key, List<String> known) throws ConfigException {
        return of(prefix + key + ".", raw(key), known);
    }

    /** As {@link #object}, unchecked. */
    ObjectNode raw(String key) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return JsonNodeFactory.instance.objectNode();
        }
        if (!(value instanceof ObjectNode object)) {
            throw wrong(key, "an object");
        }
        return object;
    }

    /** The objects of the list at the key. */
    List<ConfigObject> objects(String key, List<String> known) throws ConfigException {
        List<ConfigObject> objects = new ArrayList<>();
        for (JsonNode item : items(key, "a list of objects")) {
            if (!(item instanceof ObjectNode object)) {
                throw wrong(key, "a list of objects");
            }
            objects.add(of(prefix + key + "[" + objects.size() + "].", object, known));
        }
        return objects;
    }

    /** As {@link #text}, for a key that must be there. */
    String required(String key) throws ConfigException {
        String text = text(key);
        if (text == null) {
            throw new ConfigException(prefix + key + " is missing");
        }
        return text;
    }

    boolean has(String key) {
        return value(key) != null;
    }

    /** The keys that are set. */
    List<String> keys() {
        return node.properties().stream()
                .filter(field -> !field.getValue().isNull())
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
    }

    private Iterable<JsonNode> items(String key, String expected) throws ConfigException {
        JsonNode value = value(key);
        if (value == null) {
            return Stream.<JsonNode>empty()::iterator;
        }
        if (!value.isArray()) {
            throw wrong(key, expected);
        }
        return value;
    }

    private @Nullable JsonNode value(String key) {
        JsonNode value = node.get(key);
        return value == null || value.isNull() ? null : value;
    }

    private ConfigException wrong(String key, String expected) {
        return new ConfigException(prefix + key + " must be " + expected);
    }
}
