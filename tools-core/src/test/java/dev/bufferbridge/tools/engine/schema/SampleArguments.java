package dev.bufferbridge.tools.engine.schema;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Arguments with one component of each kind. Used by the tests of this package. */
record SampleArguments(
        @Argument(value = "Path to the file.", minLength = 1)
        String path,

        @Argument(value = "First line, 1-based.", min = 1) @Nullable
        Integer offset,

        @Argument(value = "Bytes.", min = 1, max = 1_000_000_000_000L) @Nullable
        Long size,

        @Argument("Overwrite.") @Nullable Boolean force,
        @Argument("How to match.") @Nullable Mode findMode,
        @Argument(value = "Replacements.", minItems = 1) List<Replacement> edits) {

    SampleArguments {
        if (offset != null && offset == 13) {
            throw new IllegalArgumentException("offset 13 brings bad luck; use 14");
        }
    }

    enum Mode {
        EXACT,
        @JsonProperty("case-insensitive")
        CASE_INSENSITIVE
    }

    record Replacement(
            @Argument("Text to find.") String oldText,
            @Argument("Text to put there.") String newText) {}
}
