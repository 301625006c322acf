package dev.bufferbridge.acp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.Name;
import dev.bufferbridge.acp.json.Patch;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Unstable;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The records' fields and annotations say what the schema's properties and markers say. */
final class SchemaRulesTests {

    /** How a field that is absent or cannot be read is treated, and whether it is stable. */
    private record Rule(boolean mayBeAbsent, boolean badValueIsDropped, boolean unstable) {}

    /** Definitions whose record has another name. */
    private static final Map<String, String> RECORDS = Map.ofEntries(
            Map.entry("FileSystemCapabilities", "ClientCapabilities$FileSystem"),
            Map.entry("AuthCapabilities", "ClientCapabilities$Auth"),
            Map.entry("ClientSessionCapabilities", "ClientCapabilities$Session"),
            Map.entry("SessionConfigOptionsCapabilities", "ClientCapabilities$ConfigOptions"),
            Map.entry("ElicitationCapabilities", "ClientCapabilities$Elicitation"),
            Map.entry("PromptCapabilities", "AgentCapabilities$Prompt"),
            Map.entry("McpCapabilities", "AgentCapabilities$Mcp"),
            Map.entry("SessionCapabilities", "AgentCapabilities$Session"),
            Map.entry("SessionSystemPromptCapabilities", "AgentCapabilities$SystemPromptModes"),
            Map.entry("SessionSystemPromptModeCapabilities", "AgentCapabilities$SystemPromptMode"),
            Map.entry("AgentAuthCapabilities", "AgentCapabilities$Auth"),
            Map.entry("AuthMethodAgent", "AuthMethod$Agent"),
            Map.entry("AuthMethodTerminal", "AuthMethod$Terminal"),
            Map.entry("McpServerStdio", "McpServer$Stdio"),
            Map.entry("McpServerHttp", "McpServer$Http"),
            Map.entry("McpServerSse", "McpServer$Sse"),
            Map.entry("McpServerAcp", "McpServer$Acp"),
            Map.entry("SessionConfigSelectOption", "SessionConfigOption$Choice$Value"),
            Map.entry("SessionConfigSelectGroup", "SessionConfigOption$Choice$Group"),
            Map.entry("TextContent", "ContentBlock$Text"),
            Map.entry("ImageContent", "ContentBlock$Image"),
            Map.entry("AudioContent", "ContentBlock$Audio"),
            Map.entry("ResourceLink", "ContentBlock$ResourceLink"),
            Map.entry("EmbeddedResource", "ContentBlock$Resource"),
            Map.entry("TextResourceContents", "ResourceContents$Text"),
            Map.entry("BlobResourceContents", "ResourceContents$Blob"),
            Map.entry("ContentChunk", "SessionUpdate$AgentMessageChunk"),
            Map.entry("Plan", "SessionUpdate$Plan"),
            Map.entry("AvailableCommandsUpdate", "SessionUpdate$AvailableCommandsUpdate"),
            Map.entry("CurrentModeUpdate", "SessionUpdate$CurrentModeUpdate"),
            Map.entry("ConfigOptionUpdate", "SessionUpdate$ConfigOptionUpdate"),
            Map.entry("SessionInfoUpdate", "SessionUpdate$SessionInfoUpdate"),
            Map.entry("UsageUpdate", "SessionUpdate$UsageUpdate"),
            Map.entry("Cost", "SessionUpdate$Cost"),
            Map.entry("Notice", "SessionUpdate$Notice"),
            Map.entry("CompactionUpdate", "SessionUpdate$CompactionUpdate"),
            Map.entry("CompactionSummaryChunk", "SessionUpdate$CompactionSummaryChunk"),
            Map.entry("PlanUpdate", "SessionUpdate$PlanUpdate"),
            Map.entry("PlanRemoved", "SessionUpdate$PlanRemoved"),
            Map.entry("PlanItems", "PlanContent$Items"),
            Map.entry("PlanFile", "PlanContent$File"),
            Map.entry("PlanMarkdown", "PlanContent$Markdown"),
            Map.entry("SubagentSessionCapabilities", "SubagentUpdate$Capabilities"),
            Map.entry("SessionMessageChunk", "SessionMessage$Chunk"),
            Map.entry("UnstructuredCommandInput", "AvailableCommand$Input"),
            Map.entry("Content", "ToolCallContent$Content"),
            Map.entry("Diff", "ToolCallContent$Diff"),
            Map.entry("Terminal", "ToolCallContent$Terminal"),
            Map.entry("SelectedPermissionOutcome", "RequestPermissionOutcome$Selected"),
            Map.entry("StringPropertySchema", "ElicitationSchema$Property$Text"),
            Map.entry("NumberPropertySchema", "ElicitationSchema$Property$Decimal"),
            Map.entry("IntegerPropertySchema", "ElicitationSchema$Property$Whole"),
            Map.entry("BooleanPropertySchema", "ElicitationSchema$Property$Flag"),
            Map.entry("MultiSelectPropertySchema", "ElicitationSchema$Property$MultiSelect"),
            Map.entry("TitledMultiSelectItems", "ElicitationSchema$Items$Titled"),
            Map.entry("EnumOption", "ElicitationSchema$Option"),
            Map.entry("ProviderInfo", "ListProvidersResponse$Provider"),
            Map.entry("ProviderCurrentConfig", "ListProvidersResponse$Current"),
            Map.entry("MessageMcpRequest", "McpMessage"),
            Map.entry("MessageMcpNotification", "McpMessage"));

    @TestFactory
    Stream<DynamicTest> everyRecordFollowsItsDefinition() {
        assumeTrue(AcpSchema.installed(true).isPresent(), AcpSchema.MISSING);
        Map<String, JsonNode> definitions =
                AcpSchema.installed(true).orElseThrow().definitions();
        Map<String, JsonNode> stable = AcpSchema.installed(false).orElseThrow().definitions();
        Map<String, Class<?>> records = definitions.keySet().stream()
                .filter(name -> record(name) != null)
                .collect(Collectors.toMap(name -> name, SchemaRulesTests::record));
        assertTrue(records.size() > 120, () -> "only " + records.keySet());
        return records.entrySet().stream()
                .filter(entry -> !definitions.get(entry.getKey()).has("anyOf"))
                .map(entry -> dynamicTest(
                        entry.getKey(),
                        () -> assertEquals(rules(entry.getKey(), definitions, stable), rules(entry.getValue()))));
    }

    private static @Nullable Class<?> record(String definition) {
        try {
            Class<?> type =
                    Class.forName("dev.bufferbridge.acp.schema." + RECORDS.getOrDefault(definition, definition));
            return type.isRecord() && type.getRecordComponents().length > 0 && isExtensible(type) ? type : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    private static boolean isExtensible(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        return components[components.length - 1].getType() == Extra.class;
    }

    private static Map<String, Rule> rules(
            String name, Map<String, JsonNode> definitions, Map<String, JsonNode> stable) {
        JsonNode definition = definitions.get(name);
        Set<String> required = StreamSupport.stream(definition.path("required").spliterator(), false)
                .map(JsonNode::asText)
                .collect(Collectors.toSet());
        Map<String, Rule> rules = new TreeMap<>();
        for (Map.Entry<String, JsonNode> property :
                definition.path("properties").properties()) {
            JsonNode marks = property.getValue();
            boolean dropped = marks.has("x-deserialize-default-on-error");
            boolean absent =
                    !required.contains(property.getKey()) || dropped || marks.has("x-deserialize-default-on-null");
            boolean unstable = stable.containsKey(name)
                    && !stable.get(name).path("properties").has(property.getKey());
            if (!property.getKey().equals("_meta")) {
                rules.put(property.getKey(), new Rule(absent, dropped, unstable));
            }
        }
        return rules;
    }

    private static Map<String, Rule> rules(Class<?> record) {
        Map<String, Rule> rules = new TreeMap<>();
        for (RecordComponent component : record.getRecordComponents()) {
            Name renamed = component.getAnnotation(Name.class);
            String name = renamed == null ? component.getName() : renamed.value();
            boolean patch = component.getType() == Patch.class;
            boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            boolean lenient = component.isAnnotationPresent(Lenient.class);
            if (component.getType() != Extra.class) {
                rules.put(
                        name,
                        new Rule(
                                patch || nullable || lenient || component.isAnnotationPresent(Default.class),
                                patch || lenient || nullable && !component.isAnnotationPresent(Strict.class),
                                component.isAnnotationPresent(Unstable.class)));
            }
        }
        return rules;
    }
}
