package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.victools.jsonschema.generator.CustomDefinition;
import com.github.victools.jsonschema.generator.FieldScope;
import com.github.victools.jsonschema.generator.Option;
import com.github.victools.jsonschema.generator.OptionPreset;
import com.github.victools.jsonschema.generator.SchemaGenerator;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigBuilder;
import com.github.victools.jsonschema.generator.SchemaGeneratorConfigPart;
import com.github.victools.jsonschema.generator.SchemaVersion;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes the JSON Schema of an argument record, so that what a model is told and what {@link ArgumentReader} accepts come from one place. Making the
 * first one takes hundreds of milliseconds: callers get a supplier and nothing happens before it is asked.
 */
public final class ArgumentSchemas {

    private ArgumentSchemas() {}

    /** The schema of the record, made when asked for; closed to other properties. */
    public static Supplier<JsonNode> of(Class<? extends Record> arguments) {
        return () -> Generator.INSTANCE.generateSchema(arguments);
    }

    /** Holds the generator, so that its classes are loaded on first use only. */
    private static final class Generator {

        static final SchemaGenerator INSTANCE = create();

        private static SchemaGenerator create() {
            SchemaGeneratorConfigBuilder config =
                    new SchemaGeneratorConfigBuilder(SchemaVersion.DRAFT_2020_12, OptionPreset.PLAIN_JSON);
            config.without(Option.SCHEMA_VERSION_INDICATOR)
                    .with(Option.INLINE_ALL_SCHEMAS, Option.FORBIDDEN_ADDITIONAL_PROPERTIES_BY_DEFAULT);
            config.forTypesInGeneral()
                    .withPropertySorter((left, right) -> 0)
                    .withCustomDefinitionProvider(
                            (type, context) -> type.getErasedType().isEnum() ? oneOf(type.getErasedType()) : null);
            describe(config.forFields());
            return new SchemaGenerator(config.build());
        }

        private static void describe(SchemaGeneratorConfigPart<FieldScope> fields) {
            fields.withRequiredCheck(Generator::isRequired)
                    .withDescriptionResolver(
                            field -> annotation(field).map(Argument::value).orElse(null))
                    .withNumberInclusiveMinimumResolver(field -> annotation(field)
                            .map(Argument::min)
                            .flatMap(Generator::bound)
                            .orElse(null))
                    .withNumberInclusiveMaximumResolver(field -> annotation(field)
                            .map(Argument::max)
                            .flatMap(Generator::bound)
                            .orElse(null))
                    .withStringMinLengthResolver(field -> annotation(field)
                            .map(Argument::minLength)
                            .filter(least -> least > 0)
                            .orElse(null))
                    .withArrayMinItemsResolver(field -> annotation(field)
                            .map(Argument::minItems)
                            .filter(least -> least > 0)
                            .orElse(null));
        }

        private static CustomDefinition oneOf(Class<?> enumType) {
            ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "string");
            WireNames.list(enumType).forEach(schema.putArray("enum")::add);
            return new CustomDefinition(
                    schema, CustomDefinition.DefinitionType.INLINE, CustomDefinition.AttributeInclusion.YES);
        }

        private static boolean isRequired(FieldScope field) {
            return !field.getRawMember().getAnnotatedType().isAnnotationPresent(Nullable.class);
        }

        /** A bound that is one; the ends of the long range stand for none. */
        private static Optional<BigDecimal> bound(long bound) {
            boolean open = bound == Long.MAX_VALUE || bound == Long.MIN_VALUE;
            return open ? Optional.empty() : Optional.of(BigDecimal.valueOf(bound));
        }

        /** The annotation of the component itself, not of a list's elements. */
        private static Optional<Argument> annotation(FieldScope field) {
            return field.isFakeContainerItemScope()
                    ? Optional.empty()
                    : Optional.ofNullable(field.getAnnotation(Argument.class));
        }
    }
}
