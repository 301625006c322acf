package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.OpenEnum;
import dev.bufferbridge.acp.json.Patch;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.WireMapper;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every kind of message, one file each, through the wire types and past the protocol's schema. */
final class MessagesTests {

    private static final List<String> PARTS = List.of("params", "result");

    private static Stream<MessageData> ofMethods() {
        return MessageData.all().stream().filter(data -> data.has("method"));
    }

    @TestFactory
    Stream<DynamicTest> everyMessageIsReadAndWrittenWithoutLoss() {
        return ofMethods()
                .flatMap(data -> PARTS.stream()
                        .filter(data::has)
                        .map(part -> dynamicTest(
                                data.name() + " " + part, () -> assertEquals(data.part(part), data.rewritten(part)))));
    }

    @TestFactory
    Stream<DynamicTest> everyMessageIsValid() {
        return MessageData.all().stream()
                .map(data -> dynamicTest(data.name(), () -> {
                    assumeTrue(AcpSchema.installed(data.unstable()).isPresent(), AcpSchema.MISSING);
                    AcpSchema schema = AcpSchema.installed(data.unstable()).orElseThrow();
                    if (data.has("error")) {
                        assertEquals(List.of(), schema.problems("Error", data.part("error")));
                    } else if (data.has("protocol")) {
                        assertEquals(List.of(), schema.problems("CancelRequestNotification", data.part("params")));
                    } else {
                        assertEquals(
                                List.of(), schema.problems(data.side(), data.method(), false, data.part("params")));
                        if (data.has("result")) {
                            assertEquals(
                                    List.of(), schema.problems(data.side(), data.method(), true, data.part("result")));
                        }
                    }
                }));
    }

    @TestFactory
    Stream<DynamicTest> nothingInTheStableDataIsLostWhenUnstableFieldsAreLeftOut() {
        return ofMethods()
                .filter(data -> !data.unstable())
                .map(data -> dynamicTest(
                        data.name(),
                        () -> assertEquals(
                                data.part("params"), rewrittenAsStable(data.part("params"), data.type("params")))));
    }

    private static <T> JsonNode rewrittenAsStable(JsonNode node, Class<T> type) {
        return RawPeer.json(
                WireMapper.write(WireMapper.read(node, type), type, false).toString());
    }

    @Test
    void everyFieldOfEveryTypeOfEveryMethodIsInTheData() {
        Set<String> declared = new TreeSet<>();
        Set<Class<?>> visited = new HashSet<>();
        Stream.of(AgentMethods.TABLE, ClientMethods.TABLE)
                .flatMap(MethodTable::types)
                .forEach(type -> declare(type, declared, visited));
        assertTrue(declared.size() > 200, () -> "the types were not found: " + declared);
        Set<String> seen = new TreeSet<>();
        ofMethods().forEach(data -> PARTS.stream().filter(data::has).forEach(part -> see(data.read(part), seen)));
        declared.removeAll(seen);
        assertEquals(Set.of(), declared);
    }

    @Test
    void everyPropertyOfTheSchemaIsInTheData() {
        assumeTrue(AcpSchema.installed(true).isPresent(), AcpSchema.MISSING);
        Set<String> properties =
                new TreeSet<>(AcpSchema.installed(true).orElseThrow().properties());
        assertTrue(properties.size() > 100, () -> "the properties were not found: " + properties);
        MessageData.all().forEach(data -> keys(data.content(), properties));
        assertEquals(Set.of(), properties);
    }

    private static void keys(JsonNode node, Set<String> missing) {
        node.properties().forEach(field -> missing.remove(field.getKey()));
        node.forEach(child -> keys(child, missing));
    }

    @Test
    void theSchemaRefusesWhatIsWrong() {
        assumeTrue(AcpSchema.installed(false).isPresent(), AcpSchema.MISSING);
        AcpSchema schema = AcpSchema.installed(false).orElseThrow();
        JsonNode older = RawPeer.json(
                "{\"sessionId\":\"s\",\"update\":" + "{\"sessionUpdate\":\"current_mode_update\",\"modeId\":\"m\"}}");
        assertFalse(schema.problems("client", "session/update", false, older).isEmpty());
        assertFalse(schema.problems("agent", "session/unheard", false, older).isEmpty());
    }

    private static void declare(Type type, Set<String> names, Set<Class<?>> visited) {
        if (type instanceof ParameterizedType generic) {
            Stream.of(generic.getActualTypeArguments()).forEach(argument -> declare(argument, names, visited));
        } else if (type instanceof Class<?> raw
                && raw.getName().startsWith("dev.bufferbridge.acp.schema")
                && visited.add(raw)
                && !RawMember.class.isAssignableFrom(raw)
                && !OpenEnum.class.isAssignableFrom(raw)) {
            if (raw.isSealed()) {
                Stream.of(raw.getPermittedSubclasses()).forEach(member -> declare(member, names, visited));
                return;
            }
            for (RecordComponent component : raw.getRecordComponents()) {
                if (component.getType() != Extra.class) {
                    names.add(name(raw, component));
                    declare(component.getGenericType(), names, visited);
                }
            }
        }
    }

    private static void see(Object value, Set<String> names) {
        if (value instanceof Collection<?> list) {
            list.forEach(item -> see(item, names));
        } else if (value instanceof Map<?, ?> map) {
            map.values().forEach(item -> see(item, names));
        } else if (value instanceof Record && !(value instanceof Extra)) {
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                Object field = get(component, value);
                if (field instanceof Patch<?> patch ? patch.present() : field != null) {
                    names.add(name(value.getClass(), component));
                    see(field, names);
                }
            }
        }
    }

    private static Object get(RecordComponent component, Object owner) {
        try {
            return component.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String name(Class<?> owner, RecordComponent component) {
        return owner.getName().replaceFirst(".*\\.", "") + "." + component.getName();
    }
}
