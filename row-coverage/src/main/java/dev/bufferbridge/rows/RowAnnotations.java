package dev.bufferbridge.rows;

import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows that a test names: on its method, on methods which that one overrides, on its class, on the class's superclasses
 * and interfaces, and on the classes around it.
 */
final class RowAnnotations {

    private final Set<String> rows = new LinkedHashSet<>();
    private final Set<Class<?>> seen = new LinkedHashSet<>();

    private RowAnnotations() {}

    static List<String> of(Class<?> testClass, @Nullable Method method) {
        RowAnnotations found = new RowAnnotations();
        if (method != null) {
            found.add(method.getAnnotation(Row.class));
        }
        for (Class<?> type = testClass; type != null; type = type.getEnclosingClass()) {
            found.collect(type, method);
        }
        return List.copyOf(found.rows);
    }

    private void collect(@Nullable Class<?> type, @Nullable Method method) {
        if (type == null || !seen.add(type)) {
            return;
        }
        add(type.getAnnotation(Row.class));
        if (method != null) {
            addOverridden(type, method);
        }
        collect(type.getSuperclass(), method);
        for (Class<?> contract : type.getInterfaces()) {
            collect(contract, method);
        }
    }

    private void addOverridden(Class<?> type, Method method) {
        for (Method candidate : type.getDeclaredMethods()) {
            if (candidate.getName().equals(method.getName())
                    && List.of(candidate.getParameterTypes()).equals(List.of(method.getParameterTypes()))) {
                add(candidate.getAnnotation(Row.class));
            }
        }
    }

    private void add(@Nullable Row row) {
        if (row != null) {
            rows.addAll(List.of(row.value()));
        }
    }
}
