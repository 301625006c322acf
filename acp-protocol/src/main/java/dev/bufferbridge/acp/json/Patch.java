package dev.bufferbridge.acp.json;

import org.jspecify.annotations.Nullable;

/**
 * A field for which null and absent differ: absent leaves what there is, null clears it.
 *
 * @param present whether the field is there
 * @param value the new value; null clears
 */
public record Patch<T>(boolean present, @Nullable T value) {

    /** Leaves the field alone. */
    public static <T> Patch<T> absent() {
        return new Patch<>(false, null);
    }

    /** Clears the field. */
    public static <T> Patch<T> clear() {
        return new Patch<>(true, null);
    }

    /** Sets the field. */
    public static <T> Patch<T> set(T value) {
        return new Patch<>(true, value);
    }
}
