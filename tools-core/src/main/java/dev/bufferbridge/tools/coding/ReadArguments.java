package dev.bufferbridge.tools.coding;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.bufferbridge.tools.engine.schema.Argument;
import org.jspecify.annotations.Nullable;

/** What the read tool is asked. The JSON Schema is made from this record. */
record ReadArguments(
        @Argument(value = "Path to the file, relative to the working directory or absolute.", minLength = 1)
        String path,

        @Argument(value = "Line to start at, 1-based. Default 1.", min = 1) @Nullable
        Long offset,

        @Argument(value = "Maximum number of lines.", min = 1) @Nullable
        Long limit,

        @Argument(
                value = "Literal text to look for; the page starts at the first line at or after offset that holds it.",
                minLength = 1)
        @Nullable
        String findText,

        @Argument("How findText is compared. Default exact.") @Nullable
        FindMode findMode,

        @Argument(
                value = "Character of line offset to start at, 1-based; only for a line too long for one page.",
                min = 1)
        @Nullable
        Long column) {

    enum FindMode {
        @JsonProperty("exact")
        EXACT,
        @JsonProperty("case-insensitive")
        CASE_INSENSITIVE
    }

    long firstLine() {
        return offset == null ? 1 : offset;
    }
}
