package dev.bufferbridge.acp.schema;

import dev.bufferbridge.acp.json.Extensible;
import dev.bufferbridge.acp.json.Extra;
import org.jspecify.annotations.Nullable;

/**
 * A slash command.
 *
 * @param name without the slash
 * @param input null when the command takes nothing
 */
public record AvailableCommand(
        String name, String description, @Nullable Input input, Extra extra) implements Extensible {
    public AvailableCommand(String name, String description, @Nullable String hint) {
        this(name, description, hint == null ? null : new Input(hint, Extra.NONE), Extra.NONE);
    }

    /** Free text after the command's name; {@code hint} is shown while it is empty. */
    public record Input(String hint, Extra extra) implements Extensible {}
}
