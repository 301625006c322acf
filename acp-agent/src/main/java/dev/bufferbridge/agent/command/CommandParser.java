package dev.bufferbridge.agent.command;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the commands out of a prompt. A line that starts with {@code /NAME} begins a command; a JSON object may follow and span lines, or words, and
 * fenced blocks on the lines after it. Everything else is ignored, also what stands in other fenced blocks. Immutable; nothing is ever thrown for what a
 * person types.
 */
public final class CommandParser {

    private static final String QUOTES = "; put double quotes round a path with spaces";

    private final CommandMenu menu;

    public CommandParser(CommandMenu menu) {
        this.menu = menu;
    }

    /** The commands, in order; none when the text is plain. */
    public List<Command> parse(String text) {
        return parse(text, Integer.MAX_VALUE);
    }

    /** As {@link #parse(String)}, and no further once there are {@code most}: a prompt of megabytes may hold millions. */
    public List<Command> parse(String text, int most) {
        Scan scan = new Scan(text);
        List<Command> commands = new ArrayList<>();
        while (scan.hasNext() && commands.size() < most) {
            String line = scan.next();
            String name = name(line);
            if (!name.isEmpty()) {
                String rest = line.substring(name.length() + 1).strip();
                Head head = new Head(name, scan.number(), line.strip());
                commands.add(rest.startsWith("{") ? withJson(head, scan) : withWords(head, rest, scan));
            } else if (Fence.opening(line).isPresent()) {
                skipBlock(new Head("", scan.number(), line.strip()), scan).ifPresent(commands::add);
            }
        }
        return commands;
    }

    /** A block that belongs to nothing. One that is never closed must not hide commands without a word. */
    private static Optional<Command> skipBlock(Head head, Scan scan) {
        scan.back();
        String rest = scan.rest();
        boolean closed = scan.block().isPresent();
        return closed || rest.lines().allMatch(hidden -> name(hidden).isEmpty())
                ? Optional.empty()
                : Optional.of(head.unreadable(neverClosed(head.line()) + "; nothing after it was run"));
    }

    private Command withJson(Head head, Scan scan) {
        JsonArguments json = scan.json();
        ObjectNode object = json.object();
        if (object == null) {
            return head.unreadable("the JSON after /" + head.name() + " is broken near line " + scan.lineAt(json.end())
                    + "; inside strings write \\n for a new line and \\\" for a quote");
        }
        if (!scan.skipTo(json.end()).isBlank()) {
            return head.unreadable("there is something after the JSON of /" + head.name()
                    + "; begin the next command on its own line");
        }
        return head.call(menu.tool(head.name()), object);
    }

    private Command withWords(Head head, String rest, Scan scan) {
        Optional<Shape> known = menu.shape(head.name());
        if (known.isEmpty()) {
            return head.unreadable(menu.unknown(head.name()));
        }
        Shape shape = known.get();
        Optional<List<String>> words =
                shape.restOfLine() ? Optional.of(rest.isEmpty() ? List.of() : List.of(rest)) : Words.split(rest);
        if (words.isEmpty()) {
            return head.unreadable("a double quote is never closed; type /" + shape.usage());
        }
        if (words.get().size() > shape.words().size()) {
            return head.unreadable("too many words; type /" + shape.usage() + QUOTES);
        }
        ObjectNode arguments = arguments(shape, words.get());
        return shape.blocks().isEmpty() ? head.call(shape.tool(), arguments) : withBlocks(head, shape, arguments, scan);
    }

    /** A word that is missing is left out, and one that should be a number stays what it is: the tool says what is wrong. */
    private static ObjectNode arguments(Shape shape, List<String> words) {
        ObjectNode arguments = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < words.size(); i++) {
            Shape.Word word = shape.words().get(i);
            String text = words.get(i);
            Optional<Integer> number = word.number() ? wholeNumber(text) : Optional.empty();
            arguments.set(
                    word.argument(), number.<JsonNode>map(IntNode::valueOf).orElse(TextNode.valueOf(text)));
        }
        return arguments;
    }

    private static Optional<Integer> wholeNumber(String text) {
        try {
            return Optional.of(Integer.valueOf(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Command withBlocks(Head head, Shape shape, ObjectNode arguments, Scan scan) {
        List<String> blocks = new ArrayList<>();
        while (scan.skipToFence()) {
            int opened = scan.number() + 1;
            Optional<String> block = scan.block();
            if (block.isEmpty()) {
                return head.unreadable(neverClosed(opened) + "; nothing was changed");
            }
            blocks.add(block.get());
        }
        if (blocks.size() != shape.blocks().size()) {
            return head.unreadable("there are " + blocks.size() + " fenced blocks after /" + shape.name() + "; type /"
                    + shape.usage());
        }
        return head.call(shape.tool(), filled(shape, arguments, blocks));
    }

    /** The edit tool takes its texts in a list of edits. */
    private static ObjectNode filled(Shape shape, ObjectNode arguments, List<String> blocks) {
        ObjectNode target =
                shape.tool().equals("edit") ? arguments.putArray("edits").addObject() : arguments;
        for (int i = 0; i < blocks.size(); i++) {
            target.put(shape.blocks().get(i), blocks.get(i));
        }
        return arguments;
    }

    private static String neverClosed(int line) {
        return "the fenced block that begins on line " + line + " is never closed";
    }

    /** What stands between the slash and the first blank, if it can be a name; else nothing. */
    private static String name(String line) {
        if (!line.startsWith("/")) {
            return "";
        }
        int end = 1;
        while (end < line.length() && isNameCharacter(line.charAt(end))) {
            end++;
        }
        boolean ends =
                end == line.length() || line.charAt(end) == ' ' || line.charAt(end) == '\t' || line.charAt(end) == '{';
        return ends ? line.substring(1, end) : "";
    }

    private static boolean isNameCharacter(char character) {
        return character == '_' || character == '-' || Character.isLetterOrDigit(character);
    }

    /** The first line of a command. */
    private record Head(String name, int line, String typed) {

        Command call(String tool, ObjectNode arguments) {
            return new Command.Call(tool, arguments, line, typed);
        }

        Command unreadable(String message) {
            return new Command.Unreadable(name, message, line, typed);
        }
    }
}
