package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One component of a wire record: its JSON name, its codec and what the annotations say about a bad or absent value. */
final class Component {

    private final RecordComponent declared;
    private final String name;
    private final Codec codec;
    private final boolean patch;
    private final boolean nullable;
    private final boolean defaulted;
    private final boolean dropsBadValue;
    private final boolean omitsEmpty;
    private final boolean onlyUnstable;

    Component(RecordComponent declared) {
        this.declared = declared;
        Name renamed = declared.getAnnotation(Name.class);
        name = renamed == null ? declared.getName() : renamed.value();
        patch = declared.getType() == Patch.class;
        nullable = declared.getAnnotatedType().isAnnotationPresent(Nullable.class);
        boolean lenient = declared.isAnnotationPresent(Lenient.class);
        defaulted = lenient || declared.isAnnotationPresent(Default.class);
        dropsBadValue = lenient || nullable && !declared.isAnnotationPresent(Strict.class);
        omitsEmpty = declared.isAnnotationPresent(OmitEmpty.class);
        onlyUnstable = declared.isAnnotationPresent(Unstable.class);
        Codec found = Codecs.of(patch ? argument(declared.getGenericType()) : declared.getGenericType());
        codec = dropsBadValue ? Codecs.lenient(found) : found;
    }

    String name() {
        return name;
    }

    @Nullable
    Object read(@Nullable JsonNode node) {
        if (patch) {
            return readPatch(node);
        }
        boolean nothing = node == null || node.isNull() && (nullable || declared.getType() != JsonNode.class);
        if (nothing) {
            return absent();
        }
        try {
            return codec.read(node);
        } catch (WireException bad) {
            if (dropsBadValue) {
                return absent();
            }
            throw bad.in(name);
        }
    }

    private Patch<Object> readPatch(@Nullable JsonNode node) {
        if (node == null || node.isNull()) {
            return node == null ? Patch.absent() : Patch.clear();
        }
        try {
            return Patch.set(codec.read(node));
        } catch (WireException bad) {
            return Patch.absent();
        }
    }

    private @Nullable Object absent() {
        if (nullable) {
            return null;
        }
        if (defaulted) {
            return codec.empty();
        }
        throw new WireException("is missing").in(name);
    }

    void write(Object owner, ObjectNode object, boolean unstable) {
        if (onlyUnstable && !unstable) {
            return;
        }
        Object value = Reflection.get(declared.getAccessor(), owner);
        if (value instanceof Patch<?> change) {
            if (change.present()) {
                object.set(name, change.value() == null ? object.nullNode() : codec.write(change.value(), unstable));
            }
        } else if (value != null && !(omitsEmpty && isEmpty(value))) {
            object.set(name, codec.write(value, unstable));
        }
    }

    private static boolean isEmpty(Object value) {
        return value instanceof Collection<?> list && list.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty()
                || value.equals(false);
    }

    private static Type argument(Type patch) {
        return ((ParameterizedType) patch).getActualTypeArguments()[0];
    }
}
