package dev.bufferbridge.editor;

import com.fasterxml.jackson.databind.JsonNode;
import dev.bufferbridge.acp.schema.ToolCallLocation;
import dev.bufferbridge.tools.api.ToolDefinition;
import dev.bufferbridge.tools.api.ToolKind;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What to call a tool call that ended before it was planned, from its arguments as far as they make sense: the path relative inside the working
 * folder and absolute elsewhere (row O-158), no place without a path (row O-142).
 */
record EarlyTitle(String text, List<ToolCallLocation> locations) {

    static EarlyTitle of(ToolDefinition tool, JsonNode arguments, Path cwd) {
        String verb = verb(tool);
        Optional<Path> path = path(arguments.path("path"), cwd);
        if (path.isEmpty()) {
            return new EarlyTitle(verb, List.of());
        }
        List<ToolCallLocation> locations = tool.kind() == ToolKind.SEARCH
                ? List.of()
                : List.of(new ToolCallLocation(path.get().toString(), null));
        return new EarlyTitle(verb + " " + shown(path.get(), cwd), locations);
    }

    private static String verb(ToolDefinition tool) {
        String name = tool.name();
        return name.isEmpty() ? "Tool" : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    private static Optional<Path> path(JsonNode given, Path cwd) {
        if (!given.isTextual() || given.textValue().isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(cwd.resolve(given.textValue()).normalize());
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static String shown(Path path, Path cwd) {
        boolean inside = path.startsWith(cwd) && !path.equals(cwd);
        return inside ? cwd.relativize(path).toString() : path.toString();
    }
}
