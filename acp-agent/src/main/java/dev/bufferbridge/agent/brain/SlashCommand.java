package dev.bufferbridge.agent.brain;

/**
 * A command for the editor's menu.
 *
 * @param name without the slash
 * @param hint what to type after the name
 */
public record SlashCommand(String name, String description, String hint) {}
