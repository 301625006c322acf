package dev.bufferbridge.agent.brain;

import java.util.List;

/**
 * What the user asked, and what came with it.
 *
 * @param text the text blocks, in order
 * @param attachments everything else, in order
 */
public record Prompt(String text, List<Attachment> attachments) {

    public Prompt {
        attachments = List.copyOf(attachments);
    }

    /** Something that came with a prompt. */
    public sealed interface Attachment {

        /** How to name it to the user. */
        String name();
    }

    /** A text that the brain may use. For a file of the editor it is what the editor shows. */
    public record Context(String name, String text) implements Attachment {}

    /**
     * Something that could not be used, which the user must be told (O-160).
     *
     * @param reason why, and what to do instead
     */
    public record Unusable(String name, String reason) implements Attachment {}
}
