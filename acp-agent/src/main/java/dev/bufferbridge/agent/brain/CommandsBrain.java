package dev.bufferbridge.agent.brain;

import dev.bufferbridge.agent.command.Command;
import dev.bufferbridge.agent.command.CommandMenu;
import dev.bufferbridge.agent.command.CommandParser;
import dev.bufferbridge.tools.api.ToolDefinition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Runs the commands a person types, in order, and needs no language model. A command that fails, is refused or makes no sense is said and shown, and
 * the next one runs. Holds no state of its own.
 */
public final class CommandsBrain implements Brain {

    private static final int MAX_COMMANDS = 200;

    private final List<CommandMenu.Entry> menu;
    private final CommandParser parser;
    private final Set<String> tools;

    /**
     * @param menu what can be typed
     * @param tools the names of the tools there are; commands for others are understood and not offered
     */
    public CommandsBrain(CommandMenu menu, Set<String> tools) {
        this.menu = menu.entries();
        this.parser = new CommandParser(menu);
        this.tools = Set.copyOf(tools);
    }

    @Override
    public List<SlashCommand> commands() {
        return menu.stream()
                .filter(entry -> tools.contains(entry.tool()))
                .map(entry -> new SlashCommand(entry.name(), entry.description(), entry.hint()))
                .toList();
    }

    @Override
    public Ending answer(Prompt prompt, BrainContext context) {
        String note = ContextNote.of(prompt.attachments());
        if (!note.isEmpty()) {
            context.say(note);
        }
        List<Command> commands = parser.parse(prompt.text(), MAX_COMMANDS + 1);
        if (commands.isEmpty()) {
            context.say(Help.of(commands()));
        } else if (commands.size() > MAX_COMMANDS) {
            context.say("There are more than " + MAX_COMMANDS
                    + " commands, too many for one prompt, so none was run; send at most that many at a time.\n");
        } else {
            run(commands, prompt.text().lines().toList(), context);
        }
        return Ending.DONE;
    }

    private void run(List<Command> commands, List<String> lines, BrainContext context) {
        Progress progress = new Progress(
                commands.stream().map(command -> shown(command, lines)).toList(), context);
        for (Command command : commands) {
            progress.next();
            run(command, shown(command, lines), context);
        }
        progress.next();
    }

    private void run(Command command, String shown, BrainContext context) {
        if (command instanceof Command.Unreadable unreadable) {
            context.say(ResultText.failure(shown, unreadable.message()));
        } else if (command instanceof Command.Call call && isToCome(call, context)) {
            context.say(ResultText.failure(shown, "this command is not available yet in this version"));
        } else if (command instanceof Command.Call call) {
            context.say(ResultText.of(shown, context.call(call.tool(), call.arguments())));
        } else {
            throw new AssertionError(command);
        }
    }

    private boolean isToCome(Command.Call call, BrainContext context) {
        Set<String> there = context.tools().stream().map(ToolDefinition::name).collect(Collectors.toSet());
        return !there.contains(call.tool())
                && menu.stream().anyMatch(entry -> entry.tool().equals(call.tool()));
    }

    private static String shown(Command command, List<String> lines) {
        int index = command.line() - 1;
        return index < lines.size() ? ResultText.oneLine(lines.get(index)) : "line " + command.line();
    }
}
