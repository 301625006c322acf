package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Default;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Key;
import dev.bufferbridge.acp.json.Name;
import dev.bufferbridge.acp.json.OpenEnum;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Strict;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The form a client shows: a flat object.
 *
 * @param type always {@code object}
 */
public record ElicitationSchema(
        @Nullable String type,
        @Nullable String title,
        @Default Map<String, Property> properties,
        @Strict @Nullable List<String> required,
        @Nullable String description,
        Extra extra)
        implements Extensible {
    public ElicitationSchema(Map<String, Property> properties, @Nullable List<String> required) {
        this("object", null, properties, required, null, Extra.NONE);
    }

    /** One field of a form. */
    @Union("type")
    public sealed interface Property {

        /** A text, free or one of {@code choices} or {@code options}. */
        @Tag("string")
        record Text(
                @Nullable String title,
                @Nullable String description,
                @Strict @Nullable Integer minLength,
                @Strict @Nullable Integer maxLength,
                @Strict @Nullable String pattern,
                @Strict @Nullable Format format,
                @Name("default") @Nullable String initial,
                @Name("enum") @Strict @Nullable List<String> choices,
                @Name("oneOf") @Strict @Nullable List<Option> options,
                Extra extra)
                implements Property, Extensible {}

        /** A number. */
        @Tag("number")
        record Decimal(
                @Nullable String title,
                @Nullable String description,
                @Strict @Nullable Double minimum,
                @Strict @Nullable Double maximum,
                @Name("default") @Nullable Double initial,
                Extra extra)
                implements Property, Extensible {}

        /** A whole number. */
        @Tag("integer")
        record Whole(
                @Nullable String title,
                @Nullable String description,
                @Strict @Nullable Long minimum,
                @Strict @Nullable Long maximum,
                @Name("default") @Nullable Long initial,
                Extra extra)
                implements Property, Extensible {}

        /** Yes or no. */
        @Tag("boolean")
        record Flag(
                @Nullable String title,
                @Nullable String description,
                @Name("default") @Nullable Boolean initial,
                Extra extra)
                implements Property, Extensible {}

        /** Several of a list. */
        @Tag("array")
        record MultiSelect(
                @Nullable String title,
                @Nullable String description,
                @Strict @Nullable Long minItems,
                @Strict @Nullable Long maxItems,
                Items items,
                @Name("default") @Nullable List<String> initial,
                Extra extra)
                implements Property, Extensible {}

        /** A kind this version does not know, kept as it came. */
        record Unknown(ObjectNode raw) implements Property, RawMember {}
    }

    /** What may be chosen in a multi-select. */
    @Union("")
    public sealed interface Items {

        /** Values that are their own titles; {@code type} is {@code string}. */
        @Key("enum")
        record Plain(String type, @Name("enum") List<String> choices, Extra extra) implements Items, Extensible {}

        /** Values with titles. */
        @Key("anyOf")
        record Titled(@Name("anyOf") List<Option> options, Extra extra) implements Items, Extensible {}

        /** A kind this version does not know, kept as it came. */
        record Unknown(ObjectNode raw) implements Items, RawMember {}
    }

    /** A value and its title. */
    public record Option(
            @Name("const") String value,
            String title,
            @Nullable String description,
            Extra extra) implements Extensible {}

    /** What a text must look like. A value the protocol does not list is kept as it came. */
    public record Format(String value) implements OpenEnum {
        public static final Format EMAIL = new Format("email");
        public static final Format URI = new Format("uri");
        public static final Format DATE = new Format("date");
        public static final Format DATE_TIME = new Format("date-time");
    }
}
