package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.ToolException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Binds a call's arguments to a record, strictly: nothing unknown, nothing missing, nothing of another type, nothing converted. Safe for use by
 * several threads; build one per tool and keep it.
 *
 * <p>Components may be String, boolean, int, long, double and their boxes, enums, JsonNode, nested records, and lists of these. A component that is not
 * {@code @Nullable} is required; null and absent are the same for one that is. A record refuses a combination of values by throwing
 * IllegalArgumentException, whose message the model sees.
 */
public final class ArgumentReader<T extends Record> {

    private static final int MOST_PROBLEMS_TOLD = 5;

    private final Class<T> type;
    private volatile @Nullable RecordShape<T> shape;

    private ArgumentReader(Class<T> type) {
        this.type = type;
    }

    /** Cheap: the record is looked at when the first arguments come, since that takes tens of milliseconds in a fresh process. */
    public static <T extends Record> ArgumentReader<T> of(Class<T> type) {
        return new ArgumentReader<>(type);
    }

    /**
     * @throws ToolException {@linkplain ToolException#isBadArguments bad arguments}, with everything that is wrong in words for a model
     * @throws IllegalArgumentException when the record has a component of a type that arguments cannot have
     */
    public T read(ObjectNode arguments) throws ToolException {
        Problems problems = new Problems();
        T bound = shape().read(arguments, "", problems);
        if (bound == null) {
            throw ToolException.badArguments(problems.message());
        }
        return bound;
    }

    private RecordShape<T> shape() {
        RecordShape<T> known = shape;
        if (known == null) {
            known = RecordShape.of(type);
            shape = known;
        }
        return known;
    }

    /** What is wrong with the arguments, in the order found. */
    static final class Problems {

        private final List<String> found = new ArrayList<>();

        void add(String problem) {
            found.add(problem);
        }

        boolean isEmpty() {
            return found.isEmpty();
        }

        int count() {
            return found.size();
        }

        String message() {
            String told = String.join("; ", found.subList(0, Math.min(found.size(), MOST_PROBLEMS_TOLD)));
            int untold = found.size() - MOST_PROBLEMS_TOLD;
            return "invalid arguments: " + told + (untold > 0 ? "; and " + untold + " more" : "");
        }
    }

    /** A record's components by name, and how each is read. */
    record RecordShape<R extends Record>(Constructor<R> constructor, Map<String, Field> fields) {

        record Field(boolean required, ValueReader reader) {}

        static <R extends Record> RecordShape<R> of(Class<R> type) {
            RecordComponent[] components = type.getRecordComponents();
            Map<String, Field> fields = new LinkedHashMap<>();
            for (RecordComponent component : components) {
                boolean required = !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
                fields.put(component.getName(), new Field(required, ValueReader.of(component)));
            }
            return new RecordShape<>(constructor(type, components), fields);
        }

        /** The record, or null after a problem was added. */
        @Nullable
        R read(JsonNode object, String where, Problems problems) {
            int before = problems.count();
            List<String> names = List.copyOf(fields.keySet());
            object.fieldNames().forEachRemaining(name -> {
                if (!fields.containsKey(name)) {
                    problems.add(unknown(where + Shown.name(name), name, names));
                }
            });
            @Nullable Object[] values = new @Nullable Object[fields.size()];
            int i = 0;
            for (Map.Entry<String, Field> entry : fields.entrySet()) {
                values[i++] = value(object.get(entry.getKey()), entry.getValue(), where + entry.getKey(), problems);
            }
            return problems.count() == before ? create(values, problems) : null;
        }

        private static @Nullable Object value(@Nullable JsonNode given, Field field, String where, Problems problems) {
            if (given != null && !given.isNull()) {
                return field.reader().read(given, where, problems);
            }
            if (field.required()) {
                problems.add(where + (given == null ? " is required" : " must not be null"));
            }
            return null;
        }

        private static String unknown(String shown, String name, List<String> names) {
            return shown + " is not an argument (there " + (names.size() == 1 ? "is " : "are ")
                    + (names.isEmpty() ? "none" : String.join(", ", names)) + ")" + NearestName.hint(name, names);
        }

        private @Nullable R create(@Nullable Object[] values, Problems problems) {
            try {
                return constructor.newInstance(values);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof IllegalArgumentException refused) {
                    problems.add(String.valueOf(refused.getMessage()));
                    return null;
                }
                throw new IllegalStateException("an argument record failed", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("an argument record cannot be created", e);
            }
        }

        private static <R extends Record> Constructor<R> constructor(Class<R> type, RecordComponent[] components) {
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                Constructor<R> canonical = type.getDeclaredConstructor(types);
                canonical.setAccessible(true);
                return canonical;
            } catch (NoSuchMethodException e) {
                throw new AssertionError("a record has a canonical constructor", e);
            }
        }
    }
}
