package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;

/** Finds the codec of a type; those of records and unions are made once. */
final class Codecs {

    private static final Map<Type, Codec> KNOWN = new ConcurrentHashMap<>(Map.ofEntries(
            scalar(String.class, "a string", JsonNode::isTextual, JsonNode::textValue, TextNode::valueOf),
            scalar(int.class, "a whole number", Codecs::isInt, JsonNode::intValue, IntNode::valueOf),
            scalar(Integer.class, "a whole number", Codecs::isInt, JsonNode::intValue, IntNode::valueOf),
            scalar(long.class, "a whole number", Codecs::isLong, JsonNode::longValue, LongNode::valueOf),
            scalar(Long.class, "a whole number", Codecs::isLong, JsonNode::longValue, LongNode::valueOf),
            scalar(double.class, "a number", JsonNode::isNumber, JsonNode::doubleValue, DoubleNode::valueOf),
            scalar(Double.class, "a number", JsonNode::isNumber, JsonNode::doubleValue, DoubleNode::valueOf),
            scalar(Boolean.class, "true or false", JsonNode::isBoolean, JsonNode::booleanValue, BooleanNode::valueOf),
            Map.entry(boolean.class, new FlagCodec()),
            scalar(ObjectNode.class, "an object", JsonNode::isObject, node -> (ObjectNode) node, node -> node),
            scalar(JsonNode.class, "a value", node -> true, node -> node, node -> node)));

    private Codecs() {}

    static Codec of(Type type) {
        Codec known = KNOWN.get(type);
        if (known == null) {
            known = make(type);
            KNOWN.put(type, known);
        }
        return known;
    }

    /** A list whose bad items are dropped instead of refusing the whole list. */
    static Codec lenient(Codec codec) {
        return codec instanceof ListCodec list ? new ListCodec(list.item, true) : codec;
    }

    private static Codec make(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == List.class
                    ? new ListCodec(of(arguments[0]), false)
                    : new MapCodec(of(arguments[1]));
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isAnnotationPresent(Union.class)) {
            return new UnionCodec(raw);
        }
        return OpenEnum.class.isAssignableFrom(raw) ? new OpenEnumCodec(raw) : new RecordCodec(raw);
    }

    private static boolean isInt(JsonNode node) {
        return node.canConvertToExactIntegral() && node.canConvertToInt();
    }

    private static boolean isLong(JsonNode node) {
        return node.canConvertToExactIntegral() && node.canConvertToLong();
    }

    private static <T> Map.Entry<Type, Codec> scalar(
            Class<T> type,
            String expected,
            Predicate<JsonNode> test,
            Function<JsonNode, T> get,
            Function<T, JsonNode> put) {
        return Map.entry(type, new ScalarCodec<>(expected, test, get, put));
    }

    private record ScalarCodec<T>(
            String expected, Predicate<JsonNode> test, Function<JsonNode, T> get, Function<T, JsonNode> put)
            implements Codec {
        @Override
        public Object read(JsonNode node) {
            if (!test.test(node)) {
                throw new WireException("expected " + expected);
            }
            return get.apply(node);
        }

        @Override
        @SuppressWarnings("unchecked") // the table pairs each type with its own functions
        public JsonNode write(Object value, boolean unstable) {
            return put.apply((T) value);
        }
    }

    private record FlagCodec() implements Codec {
        @Override
        public Object read(JsonNode node) {
            return of(Boolean.class).read(node);
        }

        @Override
        public JsonNode write(Object value, boolean unstable) {
            return BooleanNode.valueOf((Boolean) value);
        }

        @Override
        public Object empty() {
            return false;
        }
    }

    private record OpenEnumCodec(Class<?> type) implements Codec {
        @Override
        public Object read(JsonNode node) {
            return Reflection.create(
                    Reflection.constructor(type), of(String.class).read(node));
        }

        @Override
        public JsonNode write(Object value, boolean unstable) {
            return TextNode.valueOf(((OpenEnum) value).value());
        }
    }

    private record ListCodec(Codec item, boolean skipsBadItems) implements Codec {
        @Override
        public Object read(JsonNode node) {
            if (!node.isArray()) {
                throw new WireException("expected a list");
            }
            List<Object> items = new ArrayList<>(node.size());
            for (int i = 0; i < node.size(); i++) {
                try {
                    items.add(item.read(node.get(i)));
                } catch (WireException bad) {
                    if (!skipsBadItems) {
                        throw bad.in("[" + i + "]");
                    }
                }
            }
            return Collections.unmodifiableList(items);
        }

        @Override
        public JsonNode write(Object value, boolean unstable) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            ((List<?>) value).forEach(element -> array.add(item.write(element, unstable)));
            return array;
        }

        @Override
        public Object empty() {
            return List.of();
        }
    }

    private record MapCodec(Codec value) implements Codec {
        @Override
        public Object read(JsonNode node) {
            if (!node.isObject()) {
                throw new WireException("expected an object");
            }
            Map<String, Object> map = new LinkedHashMap<>();
            node.properties().forEach(entry -> map.put(entry.getKey(), readEntry(entry.getKey(), entry.getValue())));
            return Collections.unmodifiableMap(map);
        }

        private Object readEntry(String key, JsonNode node) {
            try {
                return value.read(node);
            } catch (WireException bad) {
                throw bad.in(key);
            }
        }

        @Override
        public JsonNode write(Object map, boolean unstable) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            ((Map<?, ?>) map).forEach((key, element) -> object.set((String) key, value.write(element, unstable)));
            return object;
        }

        @Override
        public Object empty() {
            return Map.of();
        }
    }
}
