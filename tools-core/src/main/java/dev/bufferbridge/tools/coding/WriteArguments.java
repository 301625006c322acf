package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.engine.schema.Argument;
import org.jspecify.annotations.Nullable;

/** What the write tool is asked. The JSON Schema is made from this record. */
record WriteArguments(
        @Argument(value = "Path to the file, relative to the working directory or absolute.", minLength = 1)
        String path,

        @Argument("The whole new content; an empty string empties the file.")
        String content,

        @Argument("Write although the file was not read before, where the host asks for that.") @Nullable
        Boolean force) {

    boolean forced() {
        return Boolean.TRUE.equals(force);
    }
}
