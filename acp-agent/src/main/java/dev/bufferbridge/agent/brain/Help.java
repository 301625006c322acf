package dev.bufferbridge.agent.brain;

import java.util.List;

/** What somebody is told who typed no command. */
final class Help {

    private static final String MODEL = """

            A language model is connected with `"brain": "model"`, another agent with `"brain": "harness"`, in \
            `~/.config/bufferbridge/config.json`, once your version has them; this one has `commands` only.
            """;

    private Help() {}

    static String of(List<SlashCommand> commands) {
        if (commands.isEmpty()) {
            return "The toolset that is chosen has no tools yet in this version; start with `--toolset coding`.\n";
        }
        StringBuilder help = new StringBuilder(
                "I run commands; no language model is connected. Begin a line with one of these:\n\n");
        for (SlashCommand command : commands) {
            help.append("- `/")
                    .append(command.name())
                    .append(' ')
                    .append(command.hint())
                    .append("`: ")
                    .append(command.description())
                    .append('\n');
        }
        return help.append(MODEL).toString();
    }
}
