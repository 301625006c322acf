package dev.bufferbridge.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks what the agent sends against the protocol's own JSON schema, definition by definition, and for keys at the root that are not in it. */
final class WireSchema {

    private final ObjectNode schema;
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<String, Schema> byDefinition = new HashMap<>();

    private WireSchema(ObjectNode schema) {
        this.schema = schema;
    }

    static WireSchema load() {
        try {
            return new WireSchema(
                    (ObjectNode) new ObjectMapper().readTree(Checkout.schema().toFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void checkResult(String method, JsonNode result) {
        check(definition(method, "Response"), result);
    }

    /** Checks a request or notification of the agent. */
    void checkCall(JsonNode message) {
        String method = message.path("method").asText();
        check(definition(method, message.has("id") ? "Request" : "Notification"), message.path("params"));
    }

    /** The keys of an object that its definition does not list. */
    List<String> unknownKeys(String method, String kind, JsonNode value) {
        JsonNode known = schema.path("$defs").path(definition(method, kind)).path("properties");
        List<String> unknown = new ArrayList<>();
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            String name = member.getKey();
            if (!known.has(name)) {
                unknown.add(name);
            }
        }
        return unknown;
    }

    private void check(String definition, JsonNode value) {
        List<String> errors = byDefinition.computeIfAbsent(definition, this::compile).validate(value).stream()
                .map(Object::toString)
                .toList();
        assertEquals(List.of(), errors, () -> definition + " does not hold for " + value);
    }

    private Schema compile(String definition) {
        ObjectNode one = schema.deepCopy();
        one.remove("anyOf");
        one.put("$ref", "#/$defs/" + definition);
        return registry.getSchema(one);
    }

    private String definition(String method, String kind) {
        for (Map.Entry<String, JsonNode> one : schema.path("$defs").properties()) {
            if (one.getValue().path("x-method").asText().equals(method)
                    && one.getKey().endsWith(kind)) {
                return one.getKey();
            }
        }
        throw new AssertionError("the schema has no " + kind + " for " + method);
    }
}
