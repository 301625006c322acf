package dev.bufferbridge.agent.command;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** One command of a prompt, in the order of the text. */
public sealed interface Command {

    /** The line it begins on, 1-based. */
    int line();

    /** That line, as typed. */
    String typed();

    /**
     * A call of a tool. Whether there is such a tool, and whether it takes these arguments, is for the dispatcher to say.
     *
     * @param tool the tool's own name, also when a short name was typed
     */
    record Call(String tool, ObjectNode arguments, int line, String typed) implements Command {}

    /**
     * Something that is meant as a command and cannot be run.
     *
     * @param name what was typed after the slash
     * @param message what is wrong and what to type instead
     */
    record Unreadable(String name, String message, int line, String typed) implements Command {}
}
