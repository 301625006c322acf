package dev.bufferbridge.acp.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Calls the constructors and accessors of wire records. */
final class Reflection {

    private Reflection() {}

    /** A record's canonical constructor. */
    static Constructor<?> constructor(Class<?> record) {
        Class<?>[] types = Arrays.stream(record.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            return record.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(record + " is not a record", e);
        }
    }

    static Object create(Constructor<?> constructor, @Nullable Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("wire records are public and check nothing: " + constructor, e);
        }
    }

    static @Nullable Object get(Method accessor, Object record) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("wire records are public: " + accessor, e);
        }
    }
}
