package dev.bufferbridge.agent.brain;

import java.util.ArrayList;
import java.util.List;

/** Says briefly what came with a prompt, and what of it could not be used. */
final class ContextNote {

    private ContextNote() {}

    /** Empty when nothing came. */
    static String of(List<Prompt.Attachment> attachments) {
        List<String> used = new ArrayList<>();
        List<String> unusable = new ArrayList<>();
        for (Prompt.Attachment attachment : attachments) {
            if (attachment instanceof Prompt.Context context) {
                used.add(context.name() + " (" + lines(context.text()) + ")");
            } else if (attachment instanceof Prompt.Unusable missing) {
                unusable.add("- " + missing.name() + ": " + missing.reason() + "\n");
            } else {
                throw new AssertionError(attachment);
            }
        }
        String note = used.isEmpty() ? "" : "Context: " + String.join(", ", used) + "\n\n";
        return unusable.isEmpty() ? note : note + "Could not be used:\n\n" + String.join("", unusable) + "\n";
    }

    private static String lines(String text) {
        long count = text.lines().count();
        return count == 1 ? "1 line" : count + " lines";
    }
}
