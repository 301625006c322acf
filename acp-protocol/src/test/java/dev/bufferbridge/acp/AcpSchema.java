package dev.bufferbridge.acp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** The protocol's own JSON schema, from the npm package that the test set-up installs; absent where it could not. */
final class AcpSchema {

    static final String MISSING =
            "@agentclientprotocol/sdk is not installed under end-to-end/node_modules, so nothing is validated";

    private static final Optional<AcpSchema> STABLE = load("schema.json");
    private static final Optional<AcpSchema> UNSTABLE = load("schema.unstable.json");

    private final ObjectNode root;
    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    private AcpSchema(ObjectNode root) {
        this.root = root;
    }

    static Optional<AcpSchema> installed(boolean unstable) {
        return unstable ? UNSTABLE : STABLE;
    }

    private static Optional<AcpSchema> load(String file) {
        Path path = Path.of(
                System.getProperty("bufferbridge.root", ".."),
                "end-to-end/node_modules/@agentclientprotocol/sdk/schema/v1",
                file);
        if (!Files.isRegularFile(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new AcpSchema((ObjectNode) RawPeer.JSON.readTree(path.toFile())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Map<String, JsonNode> definitions() {
        return root.get("$defs").properties().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** The names of all properties, without those of the envelope and of proxies between client and agent. */
    Set<String> properties() {
        return root.get("$defs").properties().stream()
                .filter(definition -> !definition.getValue().has("x-docs-ignore"))
                .filter(definition -> !definition.getKey().contains("Proxy"))
                .flatMap(definition -> definition.getValue().findValues("properties").stream())
                .flatMap(properties -> properties.properties().stream().map(Map.Entry::getKey))
                .collect(Collectors.toSet());
    }

    /** What is wrong with a message that is sent to {@code side}, "agent" or "client"; empty when nothing is. */
    List<String> problems(String side, String method, boolean result, JsonNode value) {
        if (method.startsWith("_")) {
            return List.of();
        }
        return root.get("$defs").properties().stream()
                .filter(definition ->
                        definition.getValue().path("x-method").asText().equals(method))
                .filter(definition ->
                        definition.getValue().path("x-side").asText().equals(side))
                .map(Map.Entry::getKey)
                .filter(name -> name.endsWith("Response") == result)
                .findFirst()
                .map(name -> problems(name, value))
                .orElse(List.of("the schema has no " + method + " for " + side));
    }

    List<String> problems(String definition, JsonNode value) {
        return schemas.computeIfAbsent(definition, this::compile).validate(value).stream()
                .map(Error::toString)
                .toList();
    }

    private Schema compile(String definition) {
        ObjectNode schema = RawPeer.JSON.createObjectNode();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.set("$defs", root.get("$defs"));
        schema.put("$ref", "#/$defs/" + definition);
        return registry.getSchema(schema);
    }
}
