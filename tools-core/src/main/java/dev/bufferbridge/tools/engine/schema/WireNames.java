package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names of an enum's constants in JSON: {@code @JsonProperty}'s, else the constant's in lower case. */
final class WireNames {

    private WireNames() {}

    static Map<String, Enum<?>> of(Class<?> enumType) {
        Map<String, Enum<?>> names = new LinkedHashMap<>();
        for (Object constant : enumType.getEnumConstants()) {
            Enum<?> value = (Enum<?>) constant;
            names.put(name(value), value);
        }
        return names;
    }

    static List<String> list(Class<?> enumType) {
        return new ArrayList<>(of(enumType).keySet());
    }

    private static String name(Enum<?> value) {
        try {
            JsonProperty given =
                    value.getDeclaringClass().getField(value.name()).getAnnotation(JsonProperty.class);
            return given == null ? value.name().toLowerCase(Locale.ROOT) : given.value();
        } catch (NoSuchFieldException e) {
            throw new AssertionError("an enum has a field for each constant", e);
        }
    }
}
