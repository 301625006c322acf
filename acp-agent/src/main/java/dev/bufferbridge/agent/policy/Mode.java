package dev.bufferbridge.agent.policy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** How much the agent may do without asking. In order: each mode permits all that the one before permits. */
public enum Mode {
    READ_ONLY("read-only", "Read only", "Reads and searches; changes nothing and runs nothing"),
    ASK("ask", "Ask", "Asks before every change and every command"),
    ACCEPT_EDITS(
            "accept-edits",
            "Accept edits",
            "Writes and edits freely; asks before deleting, moving and running commands"),
    FULL_ACCESS("full-access", "Full access", "Never asks, anywhere on this machine");

    private final String id;
    private final String title;
    private final String description;

    Mode(String id, String title, String description) {
        this.id = id;
        this.title = title;
        this.description = description;
    }

    /** The name in configuration and on the wire, such as {@code accept-edits}. */
    public String id() {
        return id;
    }

    /** For a menu. */
    public String title() {
        return title;
    }

    public String description() {
        return description;
    }

    /** Whether this permits more than the other. */
    public boolean isWiderThan(Mode other) {
        return ordinal() > other.ordinal();
    }

    /** The mode with that id. */
    public static Optional<Mode> named(String id) {
        return Arrays.stream(values()).filter(mode -> mode.id.equals(id)).findFirst();
    }

    /** Every id. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Mode::id).toList();
    }
}
