package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.WholeNumber;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Reads one value of an argument. Used only by ArgumentReader. */
@FunctionalInterface
interface ValueReader {

    /** The value, or null after a problem was added. {@code where} names it, as in {@code edits[2].oldText}. */
    @Nullable
    Object read(JsonNode given, String where, ArgumentReader.Problems problems);

    static ValueReader of(RecordComponent component) {
        @Nullable Argument bounds = component.getAnnotation(Argument.class);
        return of(component.getGenericType(), Bounds.of(bounds));
    }

    private static ValueReader of(Type type, Bounds bounds) {
        if (type instanceof ParameterizedType generic && generic.getRawType() == List.class) {
            return list(of(generic.getActualTypeArguments()[0], Bounds.NONE), bounds.minItems());
        }
        if (!(type instanceof Class<?> plain)) {
            throw unsupported(type);
        }
        if (plain == String.class) {
            return string(bounds.minLength());
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return (given, where, problems) ->
                    given.isBoolean() ? given.booleanValue() : wrong(given, where, "true or false", problems);
        }
        if (plain == int.class || plain == Integer.class) {
            ValueReader whole = whole(bounds.within(Integer.MIN_VALUE, Integer.MAX_VALUE));
            return (given, where, problems) -> {
                Object value = whole.read(given, where, problems);
                return value == null ? null : Math.toIntExact((Long) value);
            };
        }
        if (plain == long.class || plain == Long.class) {
            return whole(bounds.within(-WholeNumber.MAX_SAFE, WholeNumber.MAX_SAFE));
        }
        if (plain == double.class || plain == Double.class) {
            return ValueReader::finite;
        }
        if (plain.isEnum()) {
            return oneOf(WireNames.of(plain));
        }
        if (JsonNode.class == plain) {
            return (given, where, problems) -> given;
        }
        if (plain.isRecord()) {
            return nested(plain.asSubclass(Record.class));
        }
        throw unsupported(type);
    }

    private static ValueReader string(int minLength) {
        return (given, where, problems) -> {
            if (!given.isTextual()) {
                return wrong(given, where, "a string", problems);
            }
            String text = given.textValue();
            if (text.length() < minLength) {
                problems.add(where
                        + (text.isEmpty() ? " must not be empty" : " must have at least " + minLength + " characters"));
                return null;
            }
            return text;
        };
    }

    private static ValueReader whole(Bounds bounds) {
        return (given, where, problems) -> {
            OptionalLong value = WholeNumber.of(given);
            if (value.isEmpty() && !given.isIntegralNumber()) {
                return wrong(given, where, "a whole number", problems);
            }
            if (value.isEmpty() || value.getAsLong() < bounds.min() || value.getAsLong() > bounds.max()) {
                problems.add(where + " (" + Shown.value(given) + ") must be " + bounds.range());
                return null;
            }
            return value.getAsLong();
        };
    }

    private static @Nullable Object finite(JsonNode given, String where, ArgumentReader.Problems problems) {
        boolean finite = given.isNumber() && Double.isFinite(given.doubleValue());
        return finite ? (Object) given.doubleValue() : wrong(given, where, "a number", problems);
    }

    private static ValueReader oneOf(Map<String, Enum<?>> names) {
        return (given, where, problems) -> {
            Enum<?> value = given.isTextual() ? names.get(given.textValue()) : null;
            if (value == null) {
                String hint = given.isTextual() ? NearestName.hint(given.textValue(), names.keySet()) : "";
                problems.add(where + " (" + Shown.value(given) + ") must be one of " + String.join(", ", names.keySet())
                        + hint);
            }
            return value;
        };
    }

    private static ValueReader nested(Class<? extends Record> type) {
        ArgumentReader.RecordShape<? extends Record> shape = ArgumentReader.RecordShape.of(type);
        return (given, where, problems) -> given.isObject()
                ? shape.read(given, where + ".", problems)
                : wrong(given, where, "an object", problems);
    }

    private static ValueReader list(ValueReader element, int minItems) {
        return (given, where, problems) -> {
            if (!given.isArray()) {
                return wrong(given, where, "a list", problems);
            }
            if (given.size() < minItems) {
                problems.add(where
                        + (given.isEmpty() ? " must not be empty" : " must have at least " + minItems + " elements"));
                return null;
            }
            int before = problems.count();
            List<Object> values = new ArrayList<>(given.size());
            for (int i = 0; i < given.size(); i++) {
                Object value = element.read(given.get(i), where + "[" + i + "]", problems);
                if (value != null) {
                    values.add(value);
                }
            }
            return problems.count() == before ? List.copyOf(values) : null;
        };
    }

    private static @Nullable Object wrong(
            JsonNode given, String where, String wanted, ArgumentReader.Problems problems) {
        problems.add(where + " must be " + wanted + ", not " + Shown.value(given));
        return null;
    }

    private static IllegalArgumentException unsupported(Type type) {
        return new IllegalArgumentException("arguments cannot be of type " + type.getTypeName());
    }

    /** What the annotation asks for. */
    record Bounds(long min, long max, int minLength, int minItems) {

        static final Bounds NONE = new Bounds(Long.MIN_VALUE, Long.MAX_VALUE, 0, 0);

        static Bounds of(@Nullable Argument given) {
            return given == null ? NONE : new Bounds(given.min(), given.max(), given.minLength(), given.minItems());
        }

        Bounds within(long lowest, long highest) {
            return new Bounds(Math.max(min, lowest), Math.min(max, highest), minLength, minItems);
        }

        String range() {
            boolean open = max == Integer.MAX_VALUE || max == WholeNumber.MAX_SAFE;
            return open ? "a whole number of at least " + min : "a whole number between " + min + " and " + max;
        }
    }
}
