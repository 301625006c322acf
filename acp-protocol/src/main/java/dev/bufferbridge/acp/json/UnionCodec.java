package dev.bufferbridge.acp.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads an object into the member of a sealed interface that its discriminator, or a key of its own, names. */
final class UnionCodec implements Codec {

    /** A member and the discriminator it is written with; empty for none. */
    private record Member(RecordCodec codec, String tag, boolean unstable) {}

    private final String discriminator;
    private final Map<String, Member> byTag = new HashMap<>();
    private final Map<String, Member> byKey = new LinkedHashMap<>();
    private final Map<Class<?>, Member> byClass = new HashMap<>();
    private @Nullable Constructor<?> unknown;

    UnionCodec(Class<?> type) {
        discriminator = type.getAnnotation(Union.class).value();
        for (Class<?> permitted : type.getPermittedSubclasses()) {
            if (RawMember.class.isAssignableFrom(permitted)) {
                unknown = Reflection.constructor(permitted);
            } else {
                add(permitted);
            }
        }
    }

    private void add(Class<?> type) {
        Key key = type.getAnnotation(Key.class);
        String[] tags = key == null ? type.getAnnotation(Tag.class).value() : new String[] {""};
        Member member = new Member((RecordCodec) Codecs.of(type), tags[0], type.isAnnotationPresent(Unstable.class));
        byClass.put(type, member);
        if (key != null) {
            byKey.put(key.value(), member);
            return;
        }
        for (String tag : tags) {
            byTag.put(tag, member);
        }
    }

    @Override
    public Object read(JsonNode node) {
        if (!node.isObject()) {
            throw new WireException("expected an object");
        }
        JsonNode tag = node.path(discriminator);
        Member member = discriminator.isEmpty() ? ofKey(node) : byTag.get(tag.asText(""));
        if (member != null) {
            return member.codec.read(node, tag.asText("").equals(member.tag) ? discriminator : null);
        }
        if (unknown == null || !discriminator.isEmpty() && !tag.isTextual()) {
            throw new WireException(
                            discriminator.isEmpty()
                                    ? "expected one of the keys " + byKey.keySet()
                                    : "is missing or no string")
                    .in(discriminator);
        }
        return Reflection.create(unknown, node);
    }

    private @Nullable Member ofKey(JsonNode node) {
        return byKey.entrySet().stream()
                .filter(entry -> node.has(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    @Override
    public JsonNode write(Object value, boolean unstable) {
        if (value instanceof RawMember raw) {
            return raw.raw();
        }
        Member member = byClass.get(value.getClass());
        if (member == null) {
            throw new IllegalStateException("not a member: " + value.getClass());
        }
        if (member.unstable && !unstable) {
            throw new WireException(value.getClass().getSimpleName() + " is not in the stable protocol");
        }
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        if (!member.tag.isEmpty()) {
            object.put(discriminator, member.tag);
        }
        return member.codec.write(value, object, unstable);
    }
}
