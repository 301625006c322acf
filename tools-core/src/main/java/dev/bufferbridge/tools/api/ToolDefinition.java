package dev.bufferbridge.tools.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a brain is told of a tool, and what a host may decide by. Immutable. */
public final class ToolDefinition {

    private final String name;
    private final String description;
    private final ToolKind kind;
    private final ToolEffect effect;
    private final boolean exclusive;
    private final Supplier<JsonNode> parametersSource;
    private volatile @Nullable JsonNode parameters;

    /**
     * @param description written for a model
     * @param parameters the JSON Schema of the arguments, additionalProperties false; asked for on first use only, since making it is slow
     * @param exclusive a turn that contains this tool is dispatched one call after another (row P-009)
     */
    public ToolDefinition(
            String name,
            String description,
            ToolKind kind,
            ToolEffect effect,
            boolean exclusive,
            Supplier<JsonNode> parameters) {
        this.name = name;
        this.description = description;
        this.kind = kind;
        this.effect = effect;
        this.exclusive = exclusive;
        this.parametersSource = parameters;
    }

    public String name() {
        return name;
    }

    public String description() {
        return description;
    }

    public ToolKind kind() {
        return kind;
    }

    public ToolEffect effect() {
        return effect;
    }

    public boolean exclusive() {
        return exclusive;
    }

    /** The JSON Schema of the arguments. The first call may take long. */
    public JsonNode parameters() {
        JsonNode known = parameters;
        if (known == null) {
            known = parametersSource.get();
            parameters = known;
        }
        return known;
    }
}
