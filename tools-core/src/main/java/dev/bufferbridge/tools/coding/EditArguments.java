package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.engine.schema.Argument;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the edit tool is asked. The JSON Schema is made from this record. */
record EditArguments(
        @Argument(value = "Path to the file, relative to the working directory or absolute.", minLength = 1)
        String path,

        @Argument(
                value =
                        "Replacements, each matched against the file as it is now, not one after another. They must not overlap.",
                minItems = 1)
        List<Replacement> edits,

        @Argument("Edit although the file was not read before, where the host asks for that.") @Nullable
        Boolean force) {

    record Replacement(
            @Argument("Text to replace, exactly as in the file; it must be found once. Give enough lines around it.")
            String oldText,

            @Argument("Text to put in its place.") String newText) {}

    boolean forced() {
        return Boolean.TRUE.equals(force);
    }
}
