package dev.bufferbridge.agent.command;

import java.util.List;

/**
 * How a short command is written without JSON.
 *
 * @param name what is typed after the slash
 * @param tool the tool it stands for
 * @param words the arguments that its words become, in order
 * @param required how many of them must be there
 * @param blocks the arguments that the fenced blocks after it become
 * @param restOfLine the rest of the line, as it is, is the one argument
 * @param usage for the person, without the slash
 * @param description one line for a menu
 */
record Shape(
        String name,
        String tool,
        List<Word> words,
        int required,
        List<String> blocks,
        boolean restOfLine,
        String usage,
        String description) {

    /** An argument that is a word; a number where it can be one and is wanted. */
    record Word(String argument, boolean number) {

        static Word text(String argument) {
            return new Word(argument, false);
        }

        static Word number(String argument) {
            return new Word(argument, true);
        }
    }

    static Shape words(String name, String tool, String usage, String description, int required, Word... words) {
        return new Shape(name, tool, List.of(words), required, List.of(), false, usage, description);
    }

    Shape withBlocks(String... arguments) {
        return new Shape(name, tool, words, required, List.of(arguments), restOfLine, usage, description);
    }

    static Shape line(String name, String tool, String argument, String usage, String description) {
        return new Shape(name, tool, List.of(Word.text(argument)), 1, List.of(), true, usage, description);
    }
}
