package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads an object into a record, component by component; the last component is the {@link Extra}. */
final class RecordCodec implements Codec {

    private static final String META = "_meta";

    private final Constructor<?> constructor;
    private final List<Component> components;
    private final Set<String> names;
    private final RecordComponent extra;

    RecordCodec(Class<?> type) {
        constructor = Reflection.constructor(type);
        List<RecordComponent> declared = List.of(type.getRecordComponents());
        extra = declared.get(declared.size() - 1);
        components = declared.subList(0, declared.size() - 1).stream()
                .map(Component::new)
                .toList();
        names = components.stream().map(Component::name).collect(Collectors.toSet());
    }

    @Override
    public Object read(JsonNode node) {
        return read(node, null);
    }

    /** Reads an object in which {@code discriminator} belongs to the union around this record. */
    Object read(JsonNode node, @Nullable String discriminator) {
        JsonNode object = node.isNull() ? JsonNodeFactory.instance.objectNode() : node;
        if (!object.isObject()) {
            throw new WireException("expected an object");
        }
        List<@Nullable Object> arguments = new ArrayList<>(components.size() + 1);
        for (Component component : components) {
            arguments.add(component.read(object.get(component.name())));
        }
        arguments.add(rest(object, discriminator));
        return Reflection.create(constructor, arguments.toArray());
    }

    private Extra rest(JsonNode object, @Nullable String discriminator) {
        Map<String, JsonNode> unknown = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            String name = field.getKey();
            if (!names.contains(name) && !name.equals(discriminator) && !name.equals(META)) {
                unknown.put(name, field.getValue());
            }
        }
        ObjectNode meta = object.get(META) instanceof ObjectNode found ? found : null;
        return meta == null && unknown.isEmpty() ? Extra.NONE : new Extra(meta, unknown);
    }

    @Override
    public JsonNode write(Object value, boolean unstable) {
        return write(value, JsonNodeFactory.instance.objectNode(), unstable);
    }

    /** Adds the record's fields to an object that may hold a discriminator already. */
    ObjectNode write(Object value, ObjectNode object, boolean unstable) {
        components.forEach(component -> component.write(value, object, unstable));
        Extra rest = (Extra) Reflection.get(extra.getAccessor(), value);
        if (rest != null) {
            rest.unknown().forEach(object::set);
            if (rest.meta() != null) {
                object.set(META, rest.meta());
            }
        }
        return object;
    }

    @Override
    public Object empty() {
        return read(JsonNodeFactory.instance.objectNode());
    }
}
