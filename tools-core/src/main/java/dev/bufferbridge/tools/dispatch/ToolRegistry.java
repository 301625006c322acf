package dev.bufferbridge.tools.dispatch;

import dev.bufferbridge.tools.api.NearestName;
import dev.bufferbridge.tools.api.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * The tools a host offers, by name, in the order in which it registered them (row P-003). Safe for use by several threads.
 *
 * <p>Registering runs nothing of the tool but {@link Tool#definition()}.
 */
public final class ToolRegistry {

    private final boolean strict;
    private final Map<String, Tool> tools = new LinkedHashMap<>();

    private ToolRegistry(boolean strict) {
        this.strict = strict;
    }

    /** A registry in which a tool takes the place of an earlier one of the same name. */
    public static ToolRegistry create() {
        return new ToolRegistry(false);
    }

    /** A registry in which a name can be taken once only. */
    public static ToolRegistry createStrict() {
        return new ToolRegistry(true);
    }

    /** @throws IllegalArgumentException when the name is blank, or taken in a strict registry */
    public synchronized ToolRegistry register(Tool tool) {
        String name = tool.definition().name();
        if (name.isBlank()) {
            throw new IllegalArgumentException("a tool needs a name");
        }
        if (strict && tools.containsKey(name)) {
            throw new IllegalArgumentException("there is already a tool " + name);
        }
        tools.put(name, tool);
        return this;
    }

    /** Registers each. */
    public ToolRegistry registerAll(Iterable<? extends Tool> several) {
        several.forEach(this::register);
        return this;
    }

    public synchronized Optional<Tool> get(String name) {
        return Optional.ofNullable(tools.get(name));
    }

    /** @throws NoSuchElementException when there is no such tool; the message names the nearest one */
    public synchronized Tool resolve(String name) {
        return get(name)
                .orElseThrow(() -> new NoSuchElementException(
                        "there is no tool " + name + NearestName.hint(name, tools.keySet())));
    }

    /** Every tool, in the order of registration. */
    public synchronized List<Tool> list() {
        return List.copyOf(tools.values());
    }
}
