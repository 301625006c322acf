package dev.bufferbridge.agent.command;

import dev.bufferbridge.agent.command.Shape.Word;
import dev.bufferbridge.agent.config.Toolset;
import dev.bufferbridge.tools.api.NearestName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The short commands of one toolset, and what they stand for. Immutable. */
public final class CommandMenu {

    private static final List<Shape> CODING = List.of(
            Shape.words(
                    "read",
                    "read",
                    "read PATH [OFFSET [LIMIT]]",
                    "Show a file as the editor has it",
                    1,
                    Word.text("path"),
                    Word.number("offset"),
                    Word.number("limit")),
            Shape.words(
                            "write",
                            "write",
                            "write PATH, then a fenced block with the text",
                            "Write a whole file",
                            1,
                            Word.text("path"))
                    .withBlocks("content"),
            Shape.words(
                            "replace",
                            "edit",
                            "replace PATH, then two fenced blocks: the old text and the new",
                            "Replace one piece of a file",
                            1,
                            Word.text("path"))
                    .withBlocks("oldText", "newText"),
            Shape.words(
                    "search",
                    "repo_search",
                    "search TEXT [PATH]",
                    "Find text in the files",
                    1,
                    Word.text("query"),
                    Word.text("path")),
            Shape.words("glob", "glob", "glob PATTERN", "Find files by name", 1, Word.text("pattern")),
            Shape.words("list", "repo_list", "list [PATH]", "List files", 0, Word.text("path")),
            Shape.line("shell", "shell", "command", "shell COMMAND…", "Run a command"),
            Shape.words("delete", "delete", "delete PATH", "Delete a file", 1, Word.text("path")),
            Shape.words(
                    "move", "move", "move FROM TO", "Move or rename a file", 2, Word.text("from"), Word.text("to")));

    private static final List<Shape> RUN = List.of(
            Shape.words(
                    "read",
                    "file_read",
                    "read PATH [OFFSET [LIMIT]]",
                    "Show lines of a file",
                    1,
                    Word.text("path"),
                    Word.number("offset"),
                    Word.number("limit")),
            Shape.words(
                    "search",
                    "code_search",
                    "search TEXT [PATH]",
                    "Find text in the files",
                    1,
                    Word.text("pattern"),
                    Word.text("path")),
            Shape.line("shell", "shell", "command", "shell COMMAND…", "Run a command"));

    private final Map<String, Shape> shapes = new LinkedHashMap<>();
    private final String toolset;

    private CommandMenu(List<Shape> shapes, String toolset) {
        shapes.forEach(shape -> this.shapes.put(shape.name(), shape));
        this.toolset = toolset;
    }

    public static CommandMenu of(Toolset toolset) {
        return switch (toolset) {
            case CODING -> new CommandMenu(CODING, toolset.id());
            case RUN -> new CommandMenu(RUN, toolset.id());
        };
    }

    /** What a person can type, for a menu. */
    public List<Entry> entries() {
        return shapes.values().stream()
                .map(shape -> new Entry(shape.name(), shape.tool(), shape.description(), hint(shape)))
                .toList();
    }

    Optional<Shape> shape(String name) {
        return Optional.ofNullable(shapes.get(name));
    }

    /** The tool that is meant by a short name, or by its own. */
    String tool(String name) {
        return shape(name).map(Shape::tool).orElse(name);
    }

    /** What to tell somebody who typed a name that is no short command here. */
    String unknown(String name) {
        if (CODING.stream().anyMatch(shape -> shape.name().equals(name))) {
            return "/" + name + " is not in the toolset " + toolset + "; there are " + names();
        }
        Optional<Shape> ofTool = shapes.values().stream()
                .filter(shape -> shape.tool().equals(name))
                .findFirst();
        if (ofTool.isPresent()) {
            return "/" + name + " takes a JSON object; or type /" + ofTool.get().usage();
        }
        return "there is no command /" + name + NearestName.hint(name, shapes.keySet()) + " (there are " + names()
                + ", and every tool's own name with a JSON object)";
    }

    private String names() {
        return "/" + String.join(", /", shapes.keySet());
    }

    private static String hint(Shape shape) {
        return shape.usage().substring(shape.name().length()).strip();
    }

    /**
     * An entry of a menu.
     *
     * @param name without the slash
     * @param tool the tool it stands for
     * @param hint what to type after the name
     */
    public record Entry(String name, String tool, String description, String hint) {}
}
