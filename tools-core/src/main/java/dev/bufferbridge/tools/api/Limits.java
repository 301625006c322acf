package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.Map;

/**
 * The bounds in force: for each {@link Limit} its default or what the host chose (rows P-015, P-016). Immutable; a value out of range is refused
 * when this is built and never clamped.
 */
public final class Limits {

    private static final int SHOWN_VALUE_CHARS = 40;
    private static final Limits DEFAULTS = builder().build();

    private final Map<Limit, Long> values;

    private Limits(Map<Limit, Long> values) {
        this.values = new EnumMap<>(values);
    }

    public static Limits defaults() {
        return DEFAULTS;
    }

    public static Builder builder() {
        return new Builder(Map.of());
    }

    /**
     * The defaults with what the object sets, as in {@code {"maxLines": 500}}.
     *
     * @throws IllegalArgumentException for anything but an object, an unknown name (the nearest right one is named), a value that is no whole number, or one out of range
     */
    public static Limits fromJson(JsonNode object) {
        return builder().setAll(object).build();
    }

    public long get(Limit limit) {
        Long chosen = values.get(limit);
        return chosen == null ? limit.defaultValue() : chosen;
    }

    /** As {@link #get}, for sizes of things in memory; a limit whose hard cap does not fit an int cannot be asked for this way. */
    public int getInt(Limit limit) {
        return Math.toIntExact(get(limit));
    }

    /** Starts from these. */
    public Builder toBuilder() {
        return new Builder(values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Limits limits && values.equals(limits.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return "Limits" + values;
    }

    /** Collects choices; each is checked at once. Not for use by several threads. */
    public static final class Builder {

        private final Map<Limit, Long> values = new EnumMap<>(Limit.class);

        private Builder(Map<Limit, Long> start) {
            values.putAll(start);
        }

        /** @throws IllegalArgumentException when out of range */
        public Builder set(Limit limit, long value) {
            values.put(limit, limit.check(value));
            return this;
        }

        /** @throws IllegalArgumentException when the name is unknown or the value out of range */
        public Builder set(String key, long value) {
            return set(named(key), value);
        }

        /** @throws IllegalArgumentException when the name is unknown, or the value is no whole number in range */
        public Builder set(String key, JsonNode value) {
            Limit limit = named(key);
            return set(limit, WholeNumber.of(value).orElseThrow(() -> limit.refused(shown(value))));
        }

        /** Takes every field of the object. */
        public Builder setAll(JsonNode object) {
            if (!object.isObject()) {
                throw new IllegalArgumentException("limits must be an object of names and whole numbers");
            }
            object.properties().forEach(field -> set(field.getKey(), field.getValue()));
            return this;
        }

        public Limits build() {
            return new Limits(values);
        }

        private static Limit named(String key) {
            return Limit.named(key)
                    .orElseThrow(() ->
                            new IllegalArgumentException("unknown limit " + key + NearestName.hint(key, Limit.keys())));
        }

        private static String shown(JsonNode value) {
            String text = value.toString();
            return text.length() <= SHOWN_VALUE_CHARS ? text : text.substring(0, SHOWN_VALUE_CHARS) + "…";
        }
    }
}
