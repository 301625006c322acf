package dev.bufferbridge.tools.decision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.bufferbridge.tools.api.TextVersion;
import dev.bufferbridge.tools.api.ToolEffect;
import org.jspecify.annotations.Nullable;

/**
 * What exactly a decision is about. Never holds arguments, only their hash.
 *
 * @param tool the tool's name
 * @param effect what the tool changes
 * @param argumentsSha256 of the arguments' JSON, or null where any arguments are meant
 */
public record DecisionScope(
        String tool, ToolEffect.Kind effect, @Nullable String argumentsSha256) {

    public static DecisionScope of(String tool, ToolEffect.Kind effect, ObjectNode arguments) {
        return new DecisionScope(
                tool, effect, TextVersion.of(arguments.toString()).sha256());
    }

    /** The same tool with any arguments. */
    DecisionScope withAnyArguments() {
        return new DecisionScope(tool, effect, null);
    }
}
