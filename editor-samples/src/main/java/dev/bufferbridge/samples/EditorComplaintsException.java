package dev.bufferbridge.samples;

import java.util.List;

/** What the agent did wrong while the editor was open. Thrown when the editor is closed. */
public final class EditorComplaintsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<String> complaints;

    EditorComplaintsException(List<String> complaints) {
        super(String.join("\n", complaints));
        this.complaints = List.copyOf(complaints);
    }

    /** One sentence for each breach, in the order found. */
    public List<String> complaints() {
        return complaints;
    }
}
