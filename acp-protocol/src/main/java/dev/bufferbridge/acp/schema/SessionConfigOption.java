package dev.bufferbridge.acp.schema;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import dev.bufferbridge.acp.json.Key;
import dev.bufferbridge.acp.json.Lenient;
import dev.bufferbridge.acp.json.OpenEnum;
import dev.bufferbridge.acp.json.RawMember;
import dev.bufferbridge.acp.json.Tag;
import dev.bufferbridge.acp.json.Union;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A setting of a session that the client shows and may change. */
@Union("type")
public sealed interface SessionConfigOption {

    /** One of several values. */
    @Tag("select")
    record Select(
            String id,
            String name,
            @Nullable String description,
            @Nullable Category category,
            String currentValue,
            List<Choice> options,
            Extra extra)
            implements SessionConfigOption, Extensible {
        public Select(
                String id,
                String name,
                @Nullable String description,
                @Nullable Category category,
                String currentValue,
                List<Choice> options) {
            this(id, name, description, category, currentValue, options, Extra.NONE);
        }
    }

    /** On or off; only for clients that advertise it. */
    @Tag("boolean")
    record Flag(
            String id,
            String name,
            @Nullable String description,
            @Nullable Category category,
            boolean currentValue,
            Extra extra)
            implements SessionConfigOption, Extensible {}

    /** A kind this version does not know, kept as it came. */
    record Unknown(ObjectNode raw) implements SessionConfigOption, RawMember {}

    /** What the option is about; an open set, own values start with an underscore. */
    record Category(String value) implements OpenEnum {
        public static final Category MODE = new Category("mode");
        public static final Category MODEL = new Category("model");
        public static final Category MODEL_CONFIG = new Category("model_config");
        public static final Category THOUGHT_LEVEL = new Category("thought_level");
    }

    /** An entry of a select's list: values, or groups of values, never mixed. */
    @Union("")
    sealed interface Choice {

        /** A value that can be chosen. */
        @Key("value")
        record Value(String value, String name, @Nullable String description, Extra extra)
                implements Choice, Extensible {
            public Value(String value, String name, @Nullable String description) {
                this(value, name, description, Extra.NONE);
            }
        }

        /** Values under a heading. */
        @Key("group")
        record Group(String group, String name, @Lenient List<Value> options, Extra extra)
                implements Choice, Extensible {}
    }
}
