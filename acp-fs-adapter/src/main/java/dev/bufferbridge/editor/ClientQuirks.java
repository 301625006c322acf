package dev.bufferbridge.editor;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What was learned of how this editor treats text, for the life of one connection, and what is done about it. Each is said once.
 *
 * <p>Learned only from differences that have no other explanation; an editor that formats what it gets is not a quirk. Safe for use by several
 * threads.
 */
final class ClientQuirks {

    private final Consumer<String> notices;
    private final Set<Quirk> learned = EnumSet.noneOf(Quirk.class);

    ClientQuirks(Consumer<String> notices) {
        this.notices = notices;
    }

    void learn(Quirk quirk) {
        synchronized (this) {
            if (!learned.add(quirk)) {
                return;
            }
        }
        if (!quirk.said.isEmpty()) {
            notices.accept(quirk.said);
        }
    }

    synchronized boolean has(Quirk quirk) {
        return learned.contains(quirk);
    }

    /** The editor shows text with its final newline: what lacks one lacks it in truth. */
    synchronized boolean showsFinalNewlines() {
        return learned.contains(Quirk.SHOWS_FINAL_NEWLINE);
    }

    /** It has been seen to leave the final newline out of what it shows, and never to show one. */
    synchronized boolean hidesFinalNewlines() {
        return learned.contains(Quirk.HIDES_FINAL_NEWLINE) && !learned.contains(Quirk.SHOWS_FINAL_NEWLINE);
    }

    /** What to send so that {@code meant} is what gets stored. */
    String toSend(String meant) {
        boolean ends = meant.endsWith("\n");
        if (ends && has(Quirk.APPENDS_NEWLINE)) {
            return withoutFinalNewline(meant);
        }
        if (ends && has(Quirk.DROPS_FINAL_NEWLINE)) {
            return meant + "\n";
        }
        return meant;
    }

    /** What an editor did to the end of a text that it was given, or null for anything else. A newline where there was none may be formatting. */
    static @Nullable Quirk spoiltEnd(String meant, String there) {
        if (!meant.endsWith("\n")) {
            return null;
        }
        if (LineForms.sameLines(there, meant + "\n")) {
            return Quirk.APPENDS_NEWLINE;
        }
        return LineForms.sameLines(there, withoutFinalNewline(meant)) ? Quirk.DROPS_FINAL_NEWLINE : null;
    }

    static String withoutFinalNewline(String text) {
        if (text.endsWith("\r\n")) {
            return text.substring(0, text.length() - 2);
        }
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }

    /** One way an editor treats text. */
    enum Quirk {
        SHOWS_FINAL_NEWLINE(""),
        HIDES_FINAL_NEWLINE(""),
        APPENDS_NEWLINE(
                "This editor adds an empty line at the end of what it is given to write; the text is now sent so that the file ends as meant."),
        DROPS_FINAL_NEWLINE(
                "This editor drops the final newline of what it is given to write; the text is now sent so that the file ends as meant."),
        LOSES_FORMAT(
                "This editor stores files without their own line endings or byte order mark; they were put back on the disk."),
        WRITES_DISK_ONLY(
                "This editor writes to the disk and leaves an open buffer as it was: reload the buffer to see the change. Files with unsaved text are from now on edited only after they are saved.");

        private final String said;

        Quirk(String said) {
            this.said = said;
        }
    }
}
