package dev.bufferbridge.tools.coding;

import dev.bufferbridge.tools.api.TextFiles.WriteOutcome;

/** Says what a model must know of text that was stored: that it is not quite what was sent, and what the file's backend noticed (O-025). */
final class StoredText {

    private StoredText() {}

    /** Lines for the end of a confirmation; empty when there is nothing to say. */
    static String differences(WriteOutcome.Written written) {
        StringBuilder said = new StringBuilder();
        if (!written.asSent()) {
            said.append("\nWhat is stored differs from what was sent, as when an editor formats on saving."
                    + " Read the file again before you change it further.");
        }
        written.after().notices().forEach(notice -> said.append('\n').append(notice));
        return said.toString();
    }
}
